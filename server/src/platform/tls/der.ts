// DER, the encoding of certificates: each value is a tag, a length and its content. Only what a certificate needs, and
// only writing: reading and every signature are Node's own.

function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
export const set = (...content: readonly Uint8Array[]) => der(0x31, ...content);
export const octets = (content: Uint8Array) => der(0x04, content);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text));
export const isTrue = der(0x01, Buffer.from([0xff]));

/** Explicitly tagged, or a list of its own in a choice. */
export const tagged = (number: number, ...content: readonly Uint8Array[]) => der(0xa0 | number, ...content);

/** Implicitly tagged bytes of a choice. */
export const choice = (number: number, content: Uint8Array) => der(0x80 | number, content);

export function bits(content: Uint8Array, unused = 0): Buffer {
  return der(0x03, Buffer.from([unused]), content);
}

/** Of a whole number's bytes, which are never taken for a negative one. */
export function integer(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const shortest = first === -1 ? Buffer.from([0]) : bytes.subarray(first);
  const sign = (shortest[0] ?? 0) >= 0x80 ? [Buffer.from([0])] : [];
  return der(0x02, ...sign, shortest);
}

/** '1.2.840.10045' */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([40 * first + second, ...rest.flatMap(base128)]));
}

/** Two digits of the year until 2049, four from then on, as RFC 5280 has it; whole seconds. */
export function time(moment: Date): Buffer {
  const text = `${moment.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`;
  return moment.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(text.slice(2)))
    : der(0x18, Buffer.from(text));
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = base256(length);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function base256(value: number): number[] {
  return value < 256 ? [value] : [...base256(Math.floor(value / 256)), value % 256];
}

function base128(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift((rest % 128) | 0x80);
  return digits;
}
