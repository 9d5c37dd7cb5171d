import sharp from 'sharp';

sharp.cache(false);

type Pictures = Readonly<Record<string, Uint8Array>>;

/** As JPEG, which a PDF takes as it is; anything else would be unpacked and many times larger. What is broken is left out. */
export async function drawPictures(pictures: Pictures, width: number): Promise<Pictures> {
  const drawn = await Promise.all(
    Object.entries(pictures).map(async ([name, bytes]) => [name, await drawPicture(bytes, width)] as const),
  );
  return Object.fromEntries(drawn.filter((one): one is [string, Buffer] => one[1] !== null));
}

function drawPicture(bytes: Uint8Array, width: number): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: 4_000_000 })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}
