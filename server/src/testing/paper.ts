import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** The text of each page, as a reader would copy it. */
export function textsOf(pdf: Buffer): Promise<string[]> {
  return withDocument(pdf, async (document) => [...document.pages()].map((page) => page.getText()));
}

/** What a call prints, read back; throws at a refusal. */
export async function readPrint(call: {
  portal: { url: string };
  visitor: { cookie: string };
  path: string;
  query: Record<string, unknown>;
}): Promise<{ headers: Headers; pages: string[] }> {
  const pairs = Object.entries(call.query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const reply = await fetch(`${call.portal.url}${call.path}?${new URLSearchParams(pairs)}`, {
    headers: { cookie: call.visitor.cookie },
  });
  const body = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200) throw new Error(body.toString());
  return { headers: reply.headers, pages: await textsOf(body) };
}

/** The first page in shades of grey, one pixel per point. */
export function pictureOf(pdf: Buffer): Promise<Buffer> {
  return withDocument(pdf, async (document) => {
    const { data } = await document.getPage(0).render({
      scale: 1,
      render: async ({ data: pixels, width, height }) =>
        sharp(pixels, { raw: { width, height, channels: 4 } })
          .flatten({ background: 'white' })
          .greyscale()
          .png({ palette: true, colours: 16, compressionLevel: 9 })
          .toBuffer(),
    });
    return Buffer.from(data);
  });
}

/**
 * How far two pictures are apart: the largest difference of the mean of a square of 8 × 8 points, from 0 to 255. Two
 * versions of a renderer differ by a few; another word, a box instead of a letter or a lost line by many.
 */
export async function distanceBetween(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([squaresOf(one), squaresOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return 255;
  return a.means.reduce((most, mean, place) => Math.max(most, Math.abs(mean - (b.means[place] ?? 0))), 0);
}

/** The kept picture; where there is none yet, or new ones are asked for (KEEP_PICTURES=1), this one is kept. */
export async function keptPicture(place: URL, picture: Buffer): Promise<Buffer> {
  if (existsSync(place) && process.env['KEEP_PICTURES'] !== '1') return readFile(place);
  await mkdir(fileURLToPath(new URL('.', place)), { recursive: true });
  await writeFile(place, picture);
  return picture;
}

/** A drawn face in the portal's own kind of picture. */
export function somePhoto(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 450"><rect width="350" height="450" fill="#cfd8d3"/>
    <path d="M60 450c0-110 50-150 115-150s115 40 115 150z" fill="#39577a"/><circle cx="175" cy="200" r="75" fill="#b98a63"/>
    <path d="M95 190c0-90 60-120 85-120s80 30 80 120c-40-40-120-45-165 0z" fill="#c2571a"/></svg>`;
  return sharp(Buffer.from(drawing)).resize(350, 450).webp({ quality: 78 }).toBuffer();
}

async function squaresOf(png: Buffer): Promise<{ width: number; height: number; means: number[] }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const across = Math.ceil(width / 8);
  const sums = new Array<number>(across * Math.ceil(height / 8)).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / 8) * across + Math.floor(x / 8);
      sums[square] = (sums[square] ?? 0) + (data[(y * width + x) * channels] ?? 0);
    }
  }
  return { width, height, means: sums.map((sum) => sum / 64) };
}

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** Loading the reader takes longer than reading a page. */
let reader: Promise<PDFiumLibrary> | null = null;

async function withDocument<T>(pdf: Buffer, read: (document: Document) => Promise<T>): Promise<T> {
  reader ??= PDFiumLibrary.init();
  const document = await (await reader).loadDocument(pdf);
  try {
    return await read(document);
  } finally {
    document.destroy();
  }
}
