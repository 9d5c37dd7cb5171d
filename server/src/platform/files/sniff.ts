export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** What a file is by its first bytes; null: nothing that we take. Its name and what the browser calls it are not asked. */
export function sniff(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP')) return 'webp';
  // Readers also look for it further on, where it could hide in another kind of file.
  if (textAt(bytes, 0, '%PDF-')) return 'pdf';
  return null;
}

function startsWith(bytes: Buffer, first: number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Buffer, at: number, text: string): boolean {
  return bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
}
