import { deflateSync } from 'node:zlib';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import sharp from 'sharp';

/** A picture that looks like one: it is neither flat nor small. */
export function picture(width = 600, height = 800) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#999', noise } });
}

/** What must not get in, and what its sender is told. */
export async function refusedFiles(): Promise<[string, Buffer, ErrorCode][]> {
  const jpeg = await picture().jpeg().toBuffer();
  const bomb = { width: 20_000, height: 20_000, channels: 3, background: '#999' } as const;
  return [
    ['a script named .jpg', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'FILE_TYPE'],
    ['a page named .jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'FILE_TYPE',
    ],
    ['a GIF', await picture(20, 20).gif().toBuffer(), 'FILE_TYPE'],
    ['a TIFF', await picture(20, 20).tiff().toBuffer(), 'FILE_TYPE'],
    ['an archive', Buffer.from('PK\u0003\u0004 and so on'), 'FILE_TYPE'],
    ['a PDF behind a page', Buffer.from('<html>%PDF-1.7'), 'FILE_TYPE'],
    ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'FILE_BROKEN'],
    [
      'a script behind three bytes of JPEG',
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>')]),
      'FILE_BROKEN',
    ],
    ['half a PNG', (await picture().png().toBuffer()).subarray(0, 50_000), 'FILE_BROKEN'],
    ['half a WebP', (await picture().webp().toBuffer()).subarray(0, 9_000), 'FILE_BROKEN'],
    [
      'a picture bomb',
      await sharp({ create: bomb, limitInputPixels: false }).png().toBuffer(),
      'PICTURE_TOO_BIG',
    ],
    ['a script behind %PDF', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'FILE_BROKEN'],
    ['a PDF without pages', pdf({ pages: '' }), 'FILE_BROKEN'],
    ['a PDF whose pages are a ring', pdf({ pages: '2 0 R' }), 'FILE_BROKEN'],
    ['half a PDF', pdf().subarray(0, 250), 'FILE_BROKEN'],
    ['a PDF of 51 pages', pdf({ pages: '3 0 R '.repeat(51) }), 'FILE_PAGES'],
    [
      'a PDF with a password',
      pdf({ trailer: '/Encrypt 9 0 R', more: '9 0 obj\n<</Filter/Standard/V 1/R 2>>\nendobj\n' }),
      'FILE_ENCRYPTED',
    ],
  ];
}

/** Its table claims two thousand million entries: whatever reads it runs out of memory. */
export function endlessPdf(): Buffer {
  const table = '/Type/XRef/W[1 2 1]/Size 2000000000/Root 1 0 R/Length 4';
  return pdf({ more: `9 0 obj\n<<${table}>>\nstream\nabcd\nendstream\nendobj\n` });
}

const script = '/S/JavaScript/JS(app.alert\\(1\\))';

/** What gets in, but only what it shows; each names something that must be gone. */
export function activePdfs(): [string, Buffer][] {
  const root = '<</Type/Catalog/Pages 2 0 R/OpenAction 11 0 R>> ';
  const places = `10 0 11 ${root.length} `;
  const hidden = deflateSync(`${places}${root}<<${script}>>`);
  return [
    ['a script at the opening', pdf({ catalog: `/OpenAction<<${script}>>` })],
    ['scripts by name', pdf({ catalog: `/Names<</JavaScript<</Names[(a)<<${script}>>]>>>>` })],
    ['a name in disguise', pdf({ catalog: '/Open#41ction<</S/Java#53cript/J#53(app.alert\\(1\\))>>' })],
    ['acts of the document', pdf({ catalog: `/AA<</WC<<${script}>>>>` })],
    ['acts of the page', pdf({ page: `/AA<</O<<${script}>>>>` })],
    [
      'a program to launch',
      pdf({ page: '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(cmd.exe)>>>>]' }),
    ],
    [
      'a form to submit',
      pdf({ page: '/Annots[<</Subtype/Widget/FT/Btn/Rect[0 0 9 9]/A<</S/SubmitForm/F(http://x)>>>>]' }),
    ],
    ['a form in XML', pdf({ catalog: '/AcroForm<</XFA[(template)(x)]/Fields[]>>' })],
    [
      'an attached file',
      pdf({ catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/EF<</F 4 0 R>>>>]>>>>' }),
    ],
    [
      'rich media',
      pdf({ page: '/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<<>>>>>>]' }),
    ],
    [
      'a catalogue among the fonts',
      pdf({ page: `/Resources<</Font<</F1<</Type/Catalog/OpenAction<<${script}>>>>/JS(x)>>>>` }),
    ],
    ['an older state with a script', Buffer.concat([pdf({ catalog: `/OpenAction<<${script}>>` }), pdf()])],
    [
      'a script inside a compressed object stream',
      Buffer.concat([
        Buffer.from(head({ catalog: '' })),
        Buffer.from(
          `9 0 obj\n<</Type/ObjStm/N 2/First ${places.length}/Filter/FlateDecode/Length ${hidden.length}>>\nstream\n`,
        ),
        hidden,
        Buffer.from(`\nendstream\nendobj\n${tail('').replace('/Root 1', '/Root 10')}`),
      ]),
    ],
  ];
}

interface PdfParts {
  catalog?: string;
  page?: string;
  pages?: string;
  more?: string;
  trailer?: string;
}

/** A small PDF, written by hand, with something added at a chosen place. */
export function pdf(parts: PdfParts = {}): Buffer {
  return Buffer.from(head(parts) + (parts.more ?? '') + tail(parts.trailer ?? ''), 'latin1');
}

function head({ catalog = '', page = '', pages = '3 0 R' }: PdfParts): string {
  const content = 'BT /F1 24 Tf 72 700 Td (Visible) Tj ET 72 600 100 50 re f';
  return [
    '%PDF-1.7',
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj`,
    `2 0 obj\n<</Type/Pages/Kids[${pages}]/Count 1/MediaBox[0 0 595 842]`,
    '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>\nendobj',
    `3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R${page}>>\nendobj`,
    `4 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`,
  ].join('\n');
}

function tail(more: string): string {
  return `trailer\n<</Root 1 0 R/Size 20${more}>>\nstartxref\n9\n%%EOF\n`;
}
