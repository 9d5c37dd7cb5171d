import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activePdfs, endlessPdf, pdf, picture, refusedFiles } from '../../testing/hostile-files.ts';
import { createFilePreparer, type FilePreparer } from './file-preparer.ts';
import type { FileWish } from './prepare-file.ts';

let dataDir: string;
let preparer: FilePreparer;
/** Another reader of PDFs; making it ready takes longer than a page. */
let reader: PDFiumLibrary;
beforeAll(async () => {
  reader = await PDFiumLibrary.init();
  dataDir = await mkdtemp(join(tmpdir(), 'sewa preparing '));
  // Its limit has a test of its own; here other tests have the machine at the same time.
  preparer = createFilePreparer(dataDir, { timeLimit: 240_000 });
});
afterAll(async () => {
  preparer.close();
  reader.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

function prepare(bytes: Buffer, wish: FileWish = 'paper') {
  return preparer.prepare(Readable.from([bytes]), wish);
}

describe('is refused', async () => {
  test.each(await refusedFiles())('%s', async (_what, bytes, code) => {
    await expect(prepare(bytes)).rejects.toMatchObject({ code });
    expect(await readdir(join(dataDir, 'files.drafts'))).toEqual([]);
  });
});

describe('pictures', () => {
  test('are turned upright and say nothing of where and with what they were taken', async () => {
    const taken = await picture(80, 40)
      .withExif({
        IFD0: { Make: 'Spy camera' },
        IFD3: { GPSLatitude: '31/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.orientation, before.exif?.includes('Spy camera'), before.xmp !== undefined]).toEqual([
      6,
      true,
      true,
    ]);
    const { bytes, mime, width, height } = await prepare(taken);
    expect({ mime, width, height }).toEqual({ mime: 'image/jpeg', width: 40, height: 80 });
    const after = await sharp(bytes).metadata();
    expect([after.orientation, after.exif, after.xmp, after.iptc, after.icc]).toEqual(
      Array(5).fill(undefined),
    );
    expect(bytes.includes('Spy camera') || bytes.includes('secret')).toBe(false);
  });

  test('upright means the same corner', async () => {
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const corner = sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } });
    // Taken with the camera on its side: 6 says that the top of the scene is at the right.
    const lying = corner.composite([{ input: red, gravity: 'northeast' }]).withMetadata({ orientation: 6 });
    const { bytes } = await prepare(await lying.jpeg().toBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 2),
    ];
    expect(at(info.width - 10, info.height - 10)[1]).toBeLessThan(60);
    expect(at(10, 10)[1]).toBeGreaterThan(200);
  });

  test('are made no larger than 2400 pixels, WebP becomes JPEG', async () => {
    const { mime, width, height } = await prepare(await picture(3200, 1600).webp().toBuffer());
    expect({ mime, width, height }).toEqual({ mime: 'image/jpeg', width: 2400, height: 1200 });
  });

  test('PNG stays PNG where it can be seen through or is a drawing', async () => {
    const glass = {
      width: 90,
      height: 90,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha: 0.4 },
    } as const;
    const drawing = `<svg width="600" height="400"><rect width="600" height="400" fill="white"/>
      <text x="20" y="200" font-size="80">Drawn</text></svg>`;
    expect((await prepare(await sharp({ create: glass }).png().toBuffer())).mime).toBe('image/png');
    expect((await prepare(await sharp(Buffer.from(drawing)).png().toBuffer())).mime).toBe('image/png');
    expect((await prepare(await picture().ensureAlpha().png().toBuffer())).mime).toBe('image/jpeg');
  });

  test('nothing of a second file behind the picture is kept', async () => {
    const page = '<script>alert(document.domain)</script>%PDF-1.7 PK\u0003\u0004';
    const both = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(page)]);
    const { bytes } = await prepare(both);
    expect(bytes.includes('<script') || bytes.includes('%PDF') || bytes.includes('PK\u0003\u0004')).toBe(
      false,
    );
  });

  test('a photo gets both small pictures, a paper one, an identity paper none', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const sizes = async (wish: FileWish) => {
      const { thumbnail, card } = await prepare(jpeg, wish);
      const made = [];
      for (const one of [thumbnail, card]) {
        const found = one && (await sharp(one).metadata());
        made.push(found && `${found.format} ${found.width}x${found.height}`);
      }
      return made;
    };
    expect(await sizes('photo')).toEqual(['webp 96x96', 'jpeg 350x450']);
    expect(await sizes('paper')).toEqual(['webp 96x96', null]);
    expect(await sizes('identityPaper')).toEqual([null, null]);
  });

  test('a photo is a picture', async () => {
    await expect(prepare(pdf(), 'photo')).rejects.toMatchObject({ code: 'PHOTO_ONLY' });
  });
});

describe('a PDF keeps what it shows and nothing that acts:', () => {
  test.each(activePdfs())('%s', async (_what, bytes) => {
    const { mime, bytes: made } = await prepare(bytes);
    expect(mime).toBe('application/pdf');
    expect(wordsOf(made)).not.toMatch(
      /JavaScript|\/JS\b|OpenAction|\/AA\b|Launch|SubmitForm|XFA|AcroForm|EmbeddedFile|Filespec|RichMedia|app\.alert/,
    );
    expect(await shown(made)).toEqual(await shown(pdf()));
  });

  test('fields, stamps and pictures look as before', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 300]);
    page.drawText('Text on the page', {
      x: 20,
      y: 250,
      font: await document.embedFont(StandardFonts.TimesRoman),
    });
    page.drawImage(await document.embedJpg(await picture(90, 60).jpeg().toBuffer()), { x: 250, y: 50 });
    const form = document.getForm();
    const field = form.createTextField('name');
    field.setText('Filled in by hand');
    field.addToPage(page, { x: 20, y: 150, width: 200, height: 30 });
    const tick = form.createCheckBox('tick');
    tick.check();
    tick.addToPage(page, { x: 20, y: 60, width: 30, height: 30 });
    document.addJavaScript('evil', 'app.alert(1)');
    await document.attach(Buffer.from('MZ'), 'evil.exe');
    document.setAuthor('Somebody');
    const bytes = Buffer.from(await document.save());
    const { bytes: made } = await prepare(bytes);
    expect(wordsOf(made)).not.toMatch(/JavaScript|EmbeddedFile|Somebody|Widget/);
    const [before, after] = [await shown(bytes), await shown(made)];
    expect(before.length).toBe(after.length);
    const different = before.reduce(
      (sum, value, index) => sum + (Math.abs(value - (after[index] ?? 0)) > 40 ? 1 : 0),
      0,
    );
    expect(different / before.length).toBeLessThan(0.001);
    expect(await shown(made)).not.toEqual(await shown(Buffer.from(await (await blank()).save())));
  });
});

test('a file that ends its reader ends only that', async () => {
  const bad = prepare(endlessPdf());
  const good = prepare(await picture().jpeg().toBuffer());
  // On a busy machine its time is over before its memory is.
  await expect(bad).rejects.toMatchObject({ code: expect.stringMatching(/^FILE_(BROKEN|SLOW)$/) });
  expect((await good).width).toBe(600);
});

test('what takes too long is ended, and says so', async () => {
  const late = pdf({ more: '1 0 '.repeat(1_900_000) });
  const hasty = createFilePreparer(dataDir, { timeLimit: 2_000 });
  await expect(hasty.prepare(Readable.from([late]), 'paper')).rejects.toMatchObject({ code: 'FILE_SLOW' });
});

test('eight files of 8 MiB at once: two are looked at, the others wait on disk', async () => {
  const jpeg = await picture(1500, 1000).jpeg().toBuffer();
  const large = Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024 - jpeg.length)]);
  const before = process.memoryUsage.rss();
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 20);
  const made = await Promise.all(Array.from({ length: 8 }, () => preparer.prepare(chunksOf(large), 'photo')));
  clearInterval(watching);
  expect(made.map(({ width }) => width)).toEqual(Array(8).fill(1500));
  expect(most).toBeLessThan(120 * 1024 * 1024);
});

async function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
function chunksOf(bytes: Buffer): Readable {
  return Readable.from(slices(bytes));
}

async function blank(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage([400, 300]);
  return document;
}

/** Everything in it, what is compressed too. */
function wordsOf(bytes: Buffer): string {
  const all = [bytes.toString('latin1')];
  for (const { index } of all[0]?.matchAll(/stream\r?\n/g) ?? []) {
    const start = bytes.indexOf('\n', index) + 1;
    try {
      all.push(inflateSync(bytes.subarray(start), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // Not compressed.
    }
  }
  return all.join('\n');
}

/** The first page as the other reader draws it. */
async function shown(bytes: Buffer): Promise<Uint8Array> {
  const document = await reader.loadDocument(bytes);
  document.initializeFormFields();
  const { data } = await document.getPage(0).render({ scale: 1, render: 'bitmap', renderFormFields: true });
  document.destroy();
  return data;
}
