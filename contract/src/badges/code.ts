/**
 * The text of the QR on a badge, a quick token, a vehicle pass or the windscreen of a vehicle of the fleet. It has only characters of the alphanumeric mode of a
 * QR code:
 *
 *   S1.B1.ASR.7F3Q.1234.2JK.3AB.<103 letters of signature>
 *   version, kind and type, area, key, number, first day, last day, Ed25519 over everything before the last dot
 */
export type CodeKind = 'badge' | 'quick' | 'vehicle' | 'fleet';

export interface CodeFields {
  kind: CodeKind;
  /** The badge type, the kind of quick token or the pass type, as the specification numbers them. */
  type: number;
  /** The code of the area when the key was made. */
  area: string;
  key: string;
  number: number;
  /** The number of the event of a quick token; 0 for the others. */
  event: number;
  /** Null: without a first or last day. */
  validFrom: string | null;
  validTo: string | null;
}

export interface SignedCode {
  fields: CodeFields;
  /** What the signature covers. */
  signed: string;
  signature: Uint8Array<ArrayBuffer>;
}

const version = 'S1';
const letters = { badge: 'B', quick: 'Q', vehicle: 'V', fleet: 'F' } as const satisfies Record<
  CodeKind,
  string
>;
const kinds = { B: 'badge', Q: 'quick', V: 'vehicle', F: 'fleet' } as const satisfies Record<
  string,
  CodeKind
>;
const signatureBytes = 64;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const signatureLetters = Math.ceil((signatureBytes * 8) / 5);
const firstDay = Date.UTC(2020, 0, 1);
const dayMs = 86_400_000;
/** Three letters of base 36: until 2147. */
const lastDay = 36 ** 3 - 1;

/** Longer than any code, with the address before it: what a call accepts. */
export const MAX_CODE_LENGTH = 300;

export const KEY_LENGTH = 4;

const pattern =
  /^S1\.(?<kind>[BQVF])(?<type>[1-9]\d?)\.(?<area>[A-Z0-9-]{1,12})\.(?<key>[0-9A-Z]{4})\.(?:(?<event>[1-9]\d{0,8})-)?(?<number>[1-9]\d{0,8})\.(?<from>[0-9A-Z]{0,3})\.(?<to>[0-9A-Z]{0,3})\.(?<signature>[A-Z2-7]+)$/;

/** The part that is signed. */
export function unsignedCode(fields: CodeFields): string {
  const { kind, type, area, key, number, event, validFrom, validTo } = fields;
  const serial = event > 0 ? `${event}-${number}` : String(number);
  return [
    version,
    `${letters[kind]}${type}`,
    area,
    key,
    serial,
    lettersOfDay(validFrom),
    lettersOfDay(validTo),
  ].join('.');
}

export function signedCode(unsigned: string, signature: Uint8Array): string {
  if (signature.length !== signatureBytes) throw new Error('an Ed25519 signature has 64 bytes');
  return `${unsigned}.${lettersOf(signature)}`;
}

/** Null: not a text of this form. Whether its signature holds is another question. */
export function readCode(text: string): SignedCode | null {
  const code = withoutAddress(text).toUpperCase();
  const found = pattern.exec(code)?.groups;
  if (!found) return null;
  const part = (name: string) => found[name] ?? '';
  const signature = bytesOf(part('signature'));
  if (signature === null) return null;
  const kind = kinds[part('kind') as keyof typeof kinds];
  const event = Number(part('event'));
  if ((kind === 'quick') !== event > 0) return null;
  const fields: CodeFields = {
    kind,
    type: Number(part('type')),
    area: part('area'),
    key: part('key'),
    number: Number(part('number')),
    event,
    validFrom: dayOf(part('from')),
    validTo: dayOf(part('to')),
  };
  const signed = code.slice(0, code.lastIndexOf('.'));
  // One text for one meaning: days with leading zeros and the like are no codes.
  return unsignedCode(fields) === signed ? { fields, signed, signature } : null;
}

/** Whether a scanned text means to be a code of the portal, so that a damaged one is told from a number or another QR. */
export function looksLikeCode(text: string): boolean {
  return /^S\d+\./i.test(withoutAddress(text));
}

/** A windscreen code begins with the address of its page, so that any phone opens it. */
function withoutAddress(text: string): string {
  return text.trim().replace(/^https?:\/\/\S*\//i, '');
}

function lettersOfDay(day: string | null): string {
  if (day === null) return '';
  const count = Math.round((Date.parse(`${day}T00:00:00Z`) - firstDay) / dayMs);
  // Whatever lies outside of what three letters can say is as good as its end.
  return Math.min(Math.max(count, 0), lastDay).toString(36).toUpperCase();
}

function dayOf(text: string): string | null {
  if (text === '') return null;
  return new Date(firstDay + Number.parseInt(text, 36) * dayMs).toISOString().slice(0, 10);
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  let rest = 0;
  let bits = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += base32.charAt((rest >> bits) & 31);
    }
    rest &= (1 << bits) - 1;
  }
  return bits > 0 ? text + base32.charAt((rest << (5 - bits)) & 31) : text;
}

/** Null where the length is wrong or bits beyond the last byte are set: each signature has one spelling. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length !== signatureLetters) return null;
  const bytes = new Uint8Array(signatureBytes);
  let rest = 0;
  let bits = 0;
  let place = 0;
  for (const letter of text) {
    rest = (rest << 5) | base32.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[place++] = (rest >> bits) & 255;
      rest &= (1 << bits) - 1;
    }
  }
  return rest === 0 ? bytes : null;
}
