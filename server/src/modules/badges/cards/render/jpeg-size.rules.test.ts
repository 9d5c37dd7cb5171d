import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhoto } from './card-photo.ts';
import { findJpegSize } from './jpeg-size.ts';

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 35, height: 45, channels, background: '#886644' } });
const frame = {
  kind: 'photo',
  x: 0,
  y: 0,
  width: 24,
  height: 24,
  radius: 0,
  border: 0,
  colour: '#000000',
} as const;

test('the size of a plain and of a progressive JPEG is found', async () => {
  for (const progressive of [false, true])
    expect(findJpegSize(await picture().jpeg({ progressive }).toBuffer())).toEqual({ width: 35, height: 45 });
});

test.each([
  ['a grey JPEG', picture().toColourspace('b-w').jpeg()],
  ['a WebP', picture().webp()],
  ['a PNG', picture(4).png()],
])('%s is drawn anew', async (_what, drawing) => {
  const bytes = await drawing.toBuffer();
  expect(findJpegSize(bytes)).toBeNull();
  const drawn = await drawPhoto(bytes, frame);
  expect(drawn && findJpegSize(drawn.jpeg)).toEqual({ width: 283, height: 283 });
});

test('a JPEG that fits goes into the print as it is, a larger one does not', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  expect((await drawPhoto(jpeg, frame))?.jpeg).toBe(jpeg);
  const large = await picture().resize(900, 1200).jpeg().toBuffer();
  expect(await drawPhoto(large, frame)).toMatchObject({ width: 283, height: 283 });
});

test('what is cut off or no picture is neither taken nor drawn', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  for (let length = 0; length < jpeg.length; length++)
    expect(findJpegSize(jpeg.subarray(0, length))).toBeNull();
  expect(await drawPhoto(Buffer.from('no picture at all'), frame)).toBeNull();
});
