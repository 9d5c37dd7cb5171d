import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Words } from './field-words.ts';
import { qrPath } from './qr.ts';
import { openTypstEngine } from './typst-engine.ts';

export interface PrintJob {
  /** Address of a .typ file. */
  template: string;
  /** Addresses of folders with parts that several templates use, and their words. */
  shared: readonly string[];
  /** Words that come from the contract. */
  words: Words;
  language: Language;
  frame: { portal: string; area: string; printedBy: string; printedAt: string };
  /** In seconds: the date of the file. */
  printedAt: number;
  /** JSON. */
  data: string;
  /** JPEG, once `drawPictures` has been over them. */
  pictures: Readonly<Record<string, Uint8Array>>;
  pictureWidth: number;
  codes: readonly string[];
}

/** Tags for screen readers make a file eight times as large and slower to set: they stay out of long lists. */
const maxTaggedData = 200_000;

export async function openTypesetter(): Promise<(job: PrintJob) => Buffer> {
  const engine = await openTypstEngine();
  return (job) => engine(deskOf(job));
}

function deskOf(job: PrintJob): [string, Buffer][] {
  const folders = [...job.shared.map((one) => new URL(one)), new URL('.', job.template)];
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  return [
    ['frame.typ', source(new URL('./frame.typ', import.meta.url))],
    ['frame-words.json', words(new URL('./messages/', import.meta.url), job.language)],
    [
      'frame.json',
      json({
        ...job.frame,
        language: job.language,
        pictures: Object.keys(job.pictures),
        isTagged: job.data.length < maxTaggedData,
        made: dateParts(job.printedAt),
      }),
    ],
    ['main.typ', source(new URL(job.template))],
    ...folders.flatMap((folder) =>
      partsIn(folder).map((name): [string, Buffer] => [name, source(new URL(name, folder))]),
    ),
    ['words.json', json(allWords(job, folders))],
    ['data.json', Buffer.from(job.data)],
    ['codes.json', json(Object.fromEntries(job.codes.map((code) => [code, qrPath(code)])))],
    ...Object.entries(job.pictures).map(([name, { buffer, byteOffset, length }]): [string, Buffer] => [
      `pictures/${name}.jpg`,
      Buffer.from(buffer, byteOffset, length),
    ]),
  ];
}

function dateParts(seconds: number) {
  const date = new Date(seconds * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function partsIn(folder: URL): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.typ'));
}

function words(folder: URL, language: Language): Buffer {
  return readFileSync(new URL(`${language}.json`, folder));
}

/** One catalogue out of the contract's words and those of several folders; a later one adds to the groups of an earlier one. */
function allWords(job: PrintJob, folders: readonly URL[]): Words {
  const catalogues: Words[] = folders.map((folder) =>
    JSON.parse(words(new URL('./messages/', folder), job.language).toString()),
  );
  return catalogues.reduce(united, job.words);
}

function united(first: Words, second: Words): Words {
  const added = Object.entries(second).map(([name, word]) => {
    const known = first[name];
    const areGroups = typeof known === 'object' && typeof word === 'object';
    return [name, areGroups ? united(known, word) : word] as const;
  });
  return { ...first, ...Object.fromEntries(added) };
}

/** Packages would be fetched from the net. */
function source(file: URL): Buffer {
  const text = readFileSync(file);
  if (text.includes('"@')) throw new Error(`${fileURLToPath(file)} names a package`);
  return text;
}
