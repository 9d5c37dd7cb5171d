import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

/** The way of the exchange; a laptop with a higher one is told to wait for the cloud's update. */
export const PROTOCOL = 1;
export const EXCHANGE_PATH = '/api/sync/exchange';
export const MAX_FRAME_BYTES = 1_048_576;
const MAX_UNPACKED_BYTES = 16_777_216;
const CHALLENGE_MS = 30 * 60_000;

const headerSchema = z.object({
  device: z.uuid(),
  challenge: z.string().max(200),
  counter: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  act: z.string().max(20),
  protocol: z.number().int(),
  schema: z.number().int(),
  signature: z.base64().max(120),
});
export type FrameHeader = z.infer<typeof headerSchema>;

export interface Frame {
  readonly header: FrameHeader;
  /** Compressed, as it was sent. */
  readonly payload: Buffer;
}

/** What is signed: the whole request but the signature, with the contents by their hash. */
function signedText(header: Omit<FrameHeader, 'signature'>, payload: Buffer): Buffer {
  const digest = createHash('sha256').update(payload).digest('hex');
  const { device, challenge, counter, act, protocol, schema } = header;
  return Buffer.from(
    ['sewa-sync', `POST ${EXCHANGE_PATH}`, device, challenge, counter, act, protocol, schema, digest].join(
      '\n',
    ),
  );
}

/** A line with the header, then the compressed contents. */
export async function writeFrame(
  header: Omit<FrameHeader, 'signature'>,
  content: unknown,
  key: KeyObject,
): Promise<Buffer> {
  const payload = await pack(content);
  const signature = sign(null, signedText(header, payload), key).toString('base64');
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, signature })}\n`), payload]);
}

/** Null: this is no request of a device. */
export function readFrame(bytes: Buffer): Frame | null {
  const end = bytes.indexOf(10);
  if (end < 0 || end > 1_000) return null;
  try {
    const header = headerSchema.safeParse(JSON.parse(bytes.subarray(0, end).toString('utf8')));
    return header.success ? { header: header.data, payload: bytes.subarray(end + 1) } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function isSigned({ header, payload }: Frame, publicKey: Buffer): boolean {
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
  return verify(null, signedText(header, payload), key, Buffer.from(header.signature, 'base64'));
}

export async function pack(content: unknown): Promise<Buffer> {
  return promisify(gzip)(Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content)));
}

/** Breaks off at what unpacks to more than any request needs. */
export async function unpack(payload: Buffer): Promise<Buffer> {
  return promisify(gunzip)(payload, { maxOutputLength: MAX_UNPACKED_BYTES });
}

export function makeKeys(): { pem: string; publicKey: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }),
  };
}

export function readKey(pem: string): KeyObject {
  return createPrivateKey(pem);
}

export function isDeviceKey(publicKey: Buffer): boolean {
  try {
    return createPublicKey({ key: publicKey, format: 'der', type: 'spki' }).asymmetricKeyType === 'ed25519';
  } catch {
    // Whatever it is, it is not a key.
    return false;
  }
}

/** Proof of the private key at the enrolment. */
export function enrolmentText(code: string, device: string): Buffer {
  return Buffer.from(['sewa-sync', 'enrol', device, code].join('\n'));
}

/** What a device must answer to: made by the cloud, so that nothing depends on the device's clock. Kept nowhere. */
export function makeChallenge(secret: string, nowMs: number): string {
  const text = `${nowMs}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${seal(secret, text)}`;
}

/** When it was made; null when it is not ours or too old. */
export function challengeIssued(secret: string, challenge: string, nowMs: number): number | 'stale' | null {
  const [issued = '', random = '', sealed = ''] = challenge.split('.');
  const expected = Buffer.from(seal(secret, `${issued}.${random}`));
  const given = Buffer.from(sealed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = nowMs - Number(issued);
  return age > CHALLENGE_MS || age < -CHALLENGE_MS ? 'stale' : Number(issued);
}

function seal(secret: string, text: string): string {
  return createHmac('sha256', secret).update('sync challenge\n').update(text).digest('base64url');
}
