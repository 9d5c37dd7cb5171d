/** The size of a whole JPEG in three colours of eight bits; null: it is something else. */
export function findJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 2;
  if (end < 4 || view.getUint16(0) !== START_OF_IMAGE || view.getUint16(end) !== END_OF_IMAGE) return null;
  // Segments with their length follow each other up to the frame, which names the size.
  for (let at = 2; at + 10 <= end; ) {
    const marker = view.getUint16(at);
    if (frames.has(marker)) {
      const [bits, components] = [view.getUint8(at + 4), view.getUint8(at + 9)];
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return bits === 8 && components === 3 && width > 0 && height > 0 ? { width, height } : null;
    }
    if (marker < FIRST_WITH_LENGTH || marker === START_OF_SCAN) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const START_OF_IMAGE = 0xffd8;
const END_OF_IMAGE = 0xffd9;
const START_OF_SCAN = 0xffda;
const FIRST_WITH_LENGTH = 0xffc0;
/** Baseline, extended and progressive: the three that a PDF takes. */
const frames = new Set([0xffc0, 0xffc1, 0xffc2]);
