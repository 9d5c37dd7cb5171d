import sharp from 'sharp';
import type { PhotoFrame } from './card-print.ts';
import { findJpegSize } from './jpeg-size.ts';

sharp.cache(false);
sharp.concurrency(1);

const dotsPerInch = 300;
const maxDots = 600;

export interface DrawnPhoto {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/**
 * As JPEG, which a PDF takes as it is. So is the picture that is kept for cards: only photos from before that are drawn
 * anew, which costs far more. Null: the picture cannot be read.
 */
export async function drawPhoto(photo: Uint8Array, frame: PhotoFrame): Promise<DrawnPhoto | null> {
  const kept = findJpegSize(photo);
  if (kept && Math.max(kept.width, kept.height) <= maxDots) return { jpeg: photo, ...kept };
  const [width, height] = [dots(frame.width), dots(frame.height)];
  const jpeg = await sharp(photo, { limitInputPixels: 4_000_000 })
    .resize({ width, height, fit: 'cover', position: 'top' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  return jpeg && { jpeg, width, height };
}

function dots(millimetres: number): number {
  return Math.max(1, Math.min(maxDots, Math.round((millimetres / 25.4) * dotsPerInch)));
}
