import { type CodeFields, looksLikeCode, readCode, type SignedCode } from '@sewa/contract/badges/code';
import type { GateList } from '@sewa/contract/badges/verify';
import { judgeOffline, type VerifyAnswer } from '@sewa/contract/badges/verify-answer';
import { judgeSignature } from '@sewa/contract/badges/verify-code';

/** `unchecked`: this device cannot say, and why. */
export type DeviceAnswer =
  | { answer: VerifyAnswer; fields: CodeFields | null }
  | { answer: 'unchecked'; why: 'noList' | 'noCrypto' | 'papers'; fields: CodeFields | null };

type Key = GateList['keys'][number];

/** What this device can say of a scanned text without asking anybody. */
export async function judgeOnDevice(
  text: string,
  { list, today }: { list: GateList | undefined; today: string },
): Promise<DeviceAnswer> {
  const code = readCode(text);
  if (!code) return { answer: looksLikeCode(text) ? 'forged' : 'unknown', fields: null };
  const { fields } = code;
  if (!list) return { answer: 'unchecked', why: 'noList', fields };
  if (!(await hasEd25519())) return { answer: 'unchecked', why: 'noCrypto', fields };
  const signature = await judgeSignature(code, { areaCode: list.areaCode, keys: list.keys, isSignedBy });
  // Papers are renewed after the code was printed: only the server knows them.
  if (fields.kind === 'fleet' && signature === 'genuine')
    return { answer: 'unchecked', why: 'papers', fields };
  const day = list.today > today ? list.today : today;
  return { answer: judgeOffline(fields, { signature, listed: list.listed, today: day }), fields };
}

async function isSignedBy(key: Key, { signed, signature }: SignedCode): Promise<boolean> {
  return crypto.subtle.verify('Ed25519', await imported(key), signature, new TextEncoder().encode(signed));
}

const importedKeys = new Map<string, Promise<CryptoKey>>();

/** Once for each key: a slow phone takes its time for it. */
function imported({ publicKey }: Key): Promise<CryptoKey> {
  const known = importedKeys.get(publicKey);
  if (known) return known;
  const importing = importKey(publicKey);
  importedKeys.set(publicKey, importing);
  return importing;
}

function importKey(publicKey: string): Promise<CryptoKey> {
  const base64 = publicKey.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
}

let ability: Promise<boolean> | null = null;

/** Browsers before 2025 do not know Ed25519, and none has cryptography over plain HTTP. */
export function hasEd25519(): Promise<boolean> {
  ability ??= importKey('A'.repeat(43)).then(
    () => true,
    () => false,
  );
  return ability;
}
