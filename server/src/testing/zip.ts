import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of the given parts, as any packer would make it. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(plain.length, 8);
    const lengths = Buffer.from([name.length & 255, name.length >> 8, 0, 0]);
    const head = Buffer.concat([
      Buffer.from('504b0304140000000800', 'hex'),
      Buffer.alloc(4),
      sizes,
      lengths,
      Buffer.from(name),
    ]);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(offset);
    central.push(
      Buffer.from('504b01021400140000000800', 'hex'),
      Buffer.alloc(4),
      sizes,
      lengths,
      Buffer.alloc(10),
      place,
      Buffer.from(name),
    );
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** The parts of a workbook as Excel saves it: shared texts, styles, one sheet with this data. */
export function workbookParts(sheetData: string, strings: readonly string[] = []): Record<string, string> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
  return {
    '[Content_Types].xml': `${xml}<Types/>`,
    '_rels/.rels': `${xml}<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns:r="x"><sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="rId9"/><sheet name="People &amp; all" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}${relation('rId3', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${xml}<sst>${strings.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  };
}
