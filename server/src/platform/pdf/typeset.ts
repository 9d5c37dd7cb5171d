import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Language } from '@sewa/contract/kernel/languages';
import { fonts } from './fonts.ts';
import { qrPath } from './qr.ts';

export interface PrintJob {
  /** Address of a .typ file. */
  template: string;
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

/** A folder that does not exist: a template reads what it is given here and nothing else of the machine. */
const desk = path.join(import.meta.dirname, 'desk');

/** Marks for screen readers make a file eight times as large and its setting dearer: they stay out of long lists. */
const mostTaggedData = 200_000;

/** A strict standard refuses letters that no font has. For tests: people's names may contain anything. */
export function openTypesetter(standard?: 'a-2u'): (job: PrintJob) => Buffer {
  const compiler = NodeCompiler.create({ workspace: desk, fontArgs: [{ fontBlobs: fonts() }] });
  return (job) => {
    compiler.resetShadow();
    for (const [name, content] of deskOf(job)) compiler.mapShadow(path.join(desk, name), content);
    const compiled = compiler.compile({ mainFilePath: path.join(desk, 'main.typ') });
    if (compiled.result === null) throw new Error(reasonsOf(compiler, compiled.takeError()));
    const pdf = compiler.pdf(compiled.result, {
      creationTimestamp: job.printedAt,
      pdfTags: job.data.length < mostTaggedData,
      ...(standard ? { pdfStandard: standard } : {}),
    });
    // What was kept of one person's print is of no use for the next one's.
    compiler.evictCache(0);
    return pdf;
  };
}

function deskOf(job: PrintJob): [string, Buffer][] {
  const folder = new URL('.', job.template);
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  return [
    ['frame.typ', source(new URL('./frame.typ', import.meta.url))],
    ['frame-words.json', words(new URL('./messages/', import.meta.url), job.language)],
    ['frame.json', json({ ...job.frame, language: job.language, pictures: Object.keys(job.pictures) })],
    ['main.typ', source(new URL(job.template))],
    ...besides(folder).map((name): [string, Buffer] => [name, source(new URL(name, folder))]),
    ['words.json', words(new URL('./messages/', folder), job.language)],
    ['data.json', Buffer.from(job.data)],
    ['codes.json', json(Object.fromEntries(job.codes.map((code) => [code, qrPath(code)])))],
    ...Object.entries(job.pictures).map(([name, { buffer, byteOffset, length }]): [string, Buffer] => [
      `pictures/${name}.jpg`,
      Buffer.from(buffer, byteOffset, length),
    ]),
  ];
}

function besides(folder: URL): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.typ'));
}

function words(folder: URL, language: Language): Buffer {
  return readFileSync(new URL(`${language}.json`, folder));
}

/** Packages would be fetched from the net. */
function source(file: URL): Buffer {
  const text = readFileSync(file);
  if (text.includes('"@')) throw new Error(`${fileURLToPath(file)} names a package`);
  return text;
}

function reasonsOf(compiler: NodeCompiler, error: NodeError | null): string {
  const reasons: { message: string; path: string }[] = error ? compiler.fetchDiagnostics(error) : [];
  return reasons.map(({ message, path: where }) => `${path.basename(where)}: ${message}`).join('; ');
}
