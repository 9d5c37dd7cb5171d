import type { SignedCode } from './code.ts';

export interface VerifyingKey {
  id: string;
  /** The code of the area in the codes that it signed. */
  areaCode: string;
  isWithdrawn: boolean;
}

/** Withdrawn: signed with a key that no longer counts, by whomever. */
export type SignatureState = 'genuine' | 'forged' | 'withdrawn' | 'otherArea';

/** Who may have signed a code. The check of the bytes is that of the platform: WebCrypto here, node:crypto there. */
export async function judgeSignature<Key extends VerifyingKey>(
  code: SignedCode,
  {
    areaCode,
    keys,
    isSignedBy,
  }: {
    /** The code of the verifier's area. */
    areaCode: string;
    /** The keys of the verifier's area. */
    keys: readonly Key[];
    isSignedBy(key: Key, code: SignedCode): boolean | Promise<boolean>;
  },
): Promise<SignatureState> {
  const { fields } = code;
  const key = keys.find(({ id }) => id === fields.key);
  if (key?.areaCode === fields.area) {
    if (key.isWithdrawn) return 'withdrawn';
    return (await isSignedBy(key, code)) ? 'genuine' : 'forged';
  }
  const isOwnArea = fields.area === areaCode || keys.some((one) => one.areaCode === fields.area);
  return isOwnArea ? 'forged' : 'otherArea';
}
