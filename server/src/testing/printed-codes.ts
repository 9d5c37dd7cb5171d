import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
});

const POINTS_PER_INCH = 72;

/** The codes on the pages of a print, as a scanner reads them from paper of this resolution. */
export async function printedCodes(
  pdf: Buffer,
  { dpi, formats = ['QRCode'] }: { dpi: number; formats?: ReadInputBarcodeFormat[] },
): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const found: string[] = [];
    for (const page of document.pages()) {
      const { data } = await page.render({
        scale: dpi / POINTS_PER_INCH,
        render: ({ data: pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .flatten({ background: 'white' })
            .png({ compressionLevel: 1 })
            .toBuffer(),
      });
      const codes = await readBarcodes(data, { formats, maxNumberOfSymbols: 255 });
      found.push(...codes.filter(({ isValid }) => isValid).map(({ text }) => text));
    }
    return found;
  } finally {
    document.destroy();
    library.destroy();
  }
}
