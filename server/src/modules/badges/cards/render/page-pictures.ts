import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Loading the reader takes longer than reading a page. */
let reader: Promise<PDFiumLibrary> | null = null;

/** Every page of a PDF as PNG. */
export async function picturesOfPages(pdf: Uint8Array, dotsPerMillimetre: number): Promise<Uint8Array[]> {
  reader ??= PDFiumLibrary.init();
  const document = await (await reader).loadDocument(pdf);
  try {
    const pictures: Uint8Array[] = [];
    for (const page of document.pages()) {
      const { data } = await page.render({
        scale: (dotsPerMillimetre * 25.4) / 72,
        render: ({ data: pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .flatten({ background: 'white' })
            .png({ compressionLevel: 6, palette: false })
            .toBuffer(),
      });
      pictures.push(data);
    }
    return pictures;
  } finally {
    document.destroy();
  }
}
