/** Passport format, as on passes and records. */
export const PHOTO_SHAPE = 35 / 45;
export const MOST_ZOOM = 6;

interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is kept: the middle of the part (0 to 1 across the picture), and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  /** 1 keeps as much as the shape allows. */
  zoom: number;
}

/** The head is nearer to the top than to the bottom of most pictures. */
export const wholePicture: Crop = { x: 0.5, y: 0.45, zoom: 1 };

/** The part in pixels of the picture: always 35:45, always inside the picture. */
export function partOf(picture: Size, crop: Crop): { left: number; top: number } & Size {
  const widest = Math.min(picture.width, picture.height * PHOTO_SHAPE);
  const width = widest / clamp(crop.zoom, 1, MOST_ZOOM);
  const height = width / PHOTO_SHAPE;
  const left = clamp(crop.x * picture.width - width / 2, 0, Math.max(0, picture.width - width));
  const top = clamp(crop.y * picture.height - height / 2, 0, Math.max(0, picture.height - height));
  return { left, top, width, height };
}

/** The same crop, with its middle where the part really lies: a drag against the edge must not have to be dragged back. */
export function settled(picture: Size, crop: Crop): Crop {
  const part = partOf(picture, crop);
  return {
    x: (part.left + part.width / 2) / picture.width,
    y: (part.top + part.height / 2) / picture.height,
    zoom: clamp(crop.zoom, 1, MOST_ZOOM),
  };
}

/** The picture follows the finger: `by` is in shares of the frame. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const part = partOf(picture, crop);
  const x = crop.x - (by.x * part.width) / picture.width;
  const y = crop.y - (by.y * part.height) / picture.height;
  return settled(picture, { ...crop, x, y });
}

/** Enlarges around a place of the frame (0 to 1), which keeps what it shows. */
export function zoomed(picture: Size, crop: Crop, zoom: number, at = { x: 0.5, y: 0.5 }): Crop {
  const before = partOf(picture, crop);
  const after = partOf(picture, { ...crop, zoom });
  const left = before.left + at.x * (before.width - after.width);
  const top = before.top + at.y * (before.height - after.height);
  const x = (left + after.width / 2) / picture.width;
  const y = (top + after.height / 2) / picture.height;
  return settled(picture, { x, y, zoom });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
