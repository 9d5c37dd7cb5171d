import type { Crop } from './crop.rules.ts';
import { partOf } from './crop.rules.ts';

const PHOTO_WIDTH = 700;
const LARGEST_SIDE = 2400;
const JPEG_QUALITY = 0.85;

/** A picture that the browser can draw, upright. Throws when it cannot read the file. */
async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The chosen part as a JPEG of at most 700 × 900: a slow line carries it in a moment. */
export function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const part = partOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  const scale = Math.min(1, PHOTO_WIDTH / part.width);
  return drawn(part.width * scale, part.height * scale, (canvas, width, height) =>
    canvas.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height),
  );
}

/** Pictures larger than a page needs are made smaller before they travel; anything else goes as it is. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const picture = await readPicture(file).catch(() => null);
  // What the browser cannot read, the server judges and says why.
  if (picture === null) return file;
  const { naturalWidth, naturalHeight } = picture;
  const largest = Math.max(naturalWidth, naturalHeight);
  if (largest <= LARGEST_SIDE) return file;
  const scale = LARGEST_SIDE / largest;
  return drawn(naturalWidth * scale, naturalHeight * scale, (canvas, width, height) =>
    canvas.drawImage(picture, 0, 0, width, height),
  );
}

const SMALL_SIDES = [1400, 1100, 800, 500] as const;
const SMALL_QUALITY = 0.7;

/**
 * A picture of a paper as a JPEG of at most so many bytes, as large as that allows: it waits on the device with what it
 * belongs to. Throws when the browser cannot read it.
 */
export async function pictureWithin(file: Blob, maxBytes: number): Promise<Blob> {
  const picture = await readPicture(file);
  const largest = Math.max(picture.naturalWidth, picture.naturalHeight);
  for (const side of SMALL_SIDES) {
    const scale = Math.min(1, side / largest);
    const small = await drawn(
      picture.naturalWidth * scale,
      picture.naturalHeight * scale,
      (canvas, width, height) => canvas.drawImage(picture, 0, 0, width, height),
      SMALL_QUALITY,
    );
    if (small.size <= maxBytes) return small;
  }
  throw new Error('the picture does not become small enough');
}

/** What the camera shows now. */
export function frameOf(video: HTMLVideoElement): Promise<Blob> {
  return drawn(video.videoWidth, video.videoHeight, (canvas, width, height) =>
    canvas.drawImage(video, 0, 0, width, height),
  );
}

async function drawn(
  width: number,
  height: number,
  draw: (canvas: CanvasRenderingContext2D, width: number, height: number) => void,
  quality = JPEG_QUALITY,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw');
  // A JPEG has no transparency: what is see-through becomes paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  draw(context, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot write a JPEG'))),
    'image/jpeg',
    quality,
  );
  return promise;
}
