import sharp, { type Sharp } from 'sharp';
import { PortalError } from '../http/portal-error.ts';
import type { FileKind } from './sniff.ts';

/** Some 600 dots to the inch on a page of A4. More, and a small file could fill the memory. */
const mostPixels = 40_000_000;
const longestSide = 2400;
const thumbnailSide = 96;
const card = { width: 350, height: 450 };

export interface PreparedPicture {
  mime: 'image/jpeg' | 'image/png';
  bytes: Buffer;
  width: number;
  height: number;
}

// Of the forty formats that the library reads, three. For the whole process, which does nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** Turned upright, without a word of what the camera wrote into it, and drawn anew: only pixels get through. */
export async function preparePicture(
  bytes: Buffer,
  kind: Exclude<FileKind, 'pdf'>,
): Promise<PreparedPicture> {
  const { hasAlpha } = await inspect(bytes, kind);
  const upright = opened(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  if (kind !== 'png') return drawn(flat(upright).jpeg(jpeg));
  const raw = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }).catch(asBroken);
  const again = () => sharp(raw.data, { raw: raw.info, limitInputPixels: mostPixels });
  const png = await drawn(again().png());
  if (hasAlpha && !(await again().stats()).isOpaque) return png;
  // A drawing or a page of text is about as small as PNG and sharper; a photo is many times larger.
  const photo = await drawn(flat(again()).jpeg(jpeg));
  return png.bytes.length < 2 * photo.bytes.length ? png : photo;
}

/** For lists. */
export function thumbnailOf(picture: Buffer): Promise<Buffer> {
  const side = { width: thumbnailSide, height: thumbnailSide };
  return small(picture, side).webp({ quality: 78 }).toBuffer().catch(asBroken);
}

/** 35:45, for records and passes. As JPEG: a PDF takes it as it is, and drawing it anew was half the work of a print. */
export function cardOf(picture: Buffer): Promise<Buffer> {
  return flat(small(picture, card)).toColourspace('srgb').jpeg(jpeg).toBuffer().catch(asBroken);
}

const jpeg = { quality: 82 };

async function inspect(bytes: Buffer, kind: FileKind): Promise<{ hasAlpha: boolean }> {
  const found = await opened(bytes).metadata().catch(asBroken);
  // What was sniffed is what the library sees, or it is neither.
  if (found.format !== kind) throw new PortalError('FILE_TYPE');
  if (found.width * found.height > mostPixels) throw new PortalError('PICTURE_TOO_BIG');
  return found;
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
}

function flat(picture: Sharp): Sharp {
  return picture.flatten({ background: 'white' });
}

function small(picture: Buffer, size: { width: number; height: number }): Sharp {
  return opened(picture).resize({ ...size, fit: 'cover' });
}

async function drawn(picture: Sharp): Promise<PreparedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(asBroken);
  const mime = info.format === 'png' ? 'image/png' : 'image/jpeg';
  return { mime, bytes: data, width: info.width, height: info.height };
}

function asBroken(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw new PortalError('PICTURE_TOO_BIG', { cause: error });
  throw new PortalError('FILE_BROKEN', { cause: error });
}
