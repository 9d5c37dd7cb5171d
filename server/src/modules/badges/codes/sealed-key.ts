import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { deriveSecret } from '../../../secret.ts';

const nonceBytes = 12;
const tagBytes = 16;
/** The fixed beginning of a public Ed25519 key in SPKI; its 32 bytes follow. */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

/** Private keys leave this process encrypted only. A key opens in its own place only: its area and id are authenticated. */
export interface KeySeal {
  seal(key: KeyObject, place: string): Buffer;
  /** Null: it was sealed with another secret, as after a restore without the secret. */
  open(sealed: Buffer, place: string): KeyObject | null;
}

export function keySeal(secret: string): KeySeal {
  const key = Buffer.from(deriveSecret(secret, 'badge keys'), 'base64url');
  return {
    seal: (privateKey, place) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' }));
      return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        const body = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
        const der = Buffer.concat([body, decipher.final()]);
        return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      } catch {
        // The only failure of a whole ciphertext: another secret.
        return null;
      }
    },
  };
}

/** The public key as the 32 bytes that browsers import. */
export function newKeyPair(): { privateKey: KeyObject; publicKey: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32) };
}

export function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([spkiHead, bytes]), format: 'der', type: 'spki' });
}
