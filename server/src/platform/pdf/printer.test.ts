import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lettersWithoutShape } from '../../testing/font-coverage.ts';
import { somePhoto, textsOf } from '../../testing/paper.ts';
import { openTestPrinter } from '../../testing/print-tests.ts';
import type { QueueLimits } from './print-queue.ts';
import { openPrinter, type PdfPrinter } from './printer.ts';

const opened: PdfPrinter[] = [];
const folders: string[] = [];
const shared = openTestPrinter();
afterEach(() => {
  for (const printer of opened.splice(0)) printer.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
describe('what is printed', () => {
  afterAll(() => shared.close());

  test('a text is printed as it is, whatever it would mean in a template', async () => {
    const names = [
      '#import("x") *bold* _it_ $x^2$ <label> @ref',
      '*] #panic("no") [',
      '"quoted" \\u{41} \\ `raw` // gone? /* gone? */',
      '= Heading - item + item ~ -- ...',
      '{{name}} {{page}}',
    ];
    const pdf = await print({ source: '#stack(spacing: 4mm, ..data)', data: names });
    const [text = ''] = await textsOf(pdf);
    for (const name of names) expect(text).toContain(name);
  });

  test('three scripts stand in one line, in the order in which they are read', async () => {
    const line = 'Gurpreet ਗੁਰਪ੍ਰੀਤ गुरप्रीत 15 (Singh) ਸਿੰਘ सिंह';
    for (const language of ['en', 'hi', 'pa'] as const) {
      const pdf = await print({ source: '#data', data: line, language });
      expect((await textsOf(pdf)).join()).toContain(line);
    }
  });

  test('header and footer say where, who and when on every page', async () => {
    const pdf = await print({ source: '#data #pagebreak() second', data: 'first', language: 'hi' });
    const [first = '', second = ''] = await textsOf(pdf);
    for (const page of [first, second]) {
      expect(page).toContain('Gurdaspur क्षेत्र Sewa Portal');
      expect(page).toContain('Ravinder Kaur ने 15 नव॰ 2026');
    }
    expect(first).toContain('पेज 1 / 2');
    expect(second).toContain('पेज 2 / 2');
  });

  test('a template reads what it is given and nothing else', async () => {
    await expect(print({ source: '#read("/etc/passwd")' })).rejects.toThrow('cannot be printed');
    await expect(print({ source: '#read("../printer.ts")' })).rejects.toThrow('cannot be printed');
    await expect(print({ source: '#import "@preview/cetz:0.3.0": *' })).rejects.toThrow('names a package');
  });

  test('a picture that cannot be read is printed as a missing one', async () => {
    const pictures = { good: await somePhoto(), broken: Buffer.from('not a picture') };
    const source = '#photo("good") #photo("broken") #photo("absent") #photo(none)';
    const [text = ''] = await textsOf(await print({ source, pictures }));
    expect(text.match(/No photo/g)).toHaveLength(3);
  });

  test('a mistake in a template refuses its print and no other', async () => {
    const printer = open();
    await expect(print({ printer, source: '#data.nothing' })).rejects.toThrow('cannot be printed');
    expect(await print({ printer, source: 'good' })).toBeInstanceOf(Buffer);
  });

  test('a letter that no font has is noticed', async () => {
    const known = await textsOf(await print({ source: '#data', data: 'ਗੁਰੂ गुरु Guru' }));
    expect(await lettersWithoutShape(known.join(''))).toEqual([]);
    const unknown = await textsOf(await print({ source: '#data', data: 'குரு' }));
    expect(await lettersWithoutShape(unknown.join(''))).not.toEqual([]);
  });

  test('a long list carries no tags for screen readers, a short one does, and both say when they were made', async () => {
    const files = ['short', 'long '.repeat(50_000)].map((data) => print({ source: '#data', data }));
    const [short, long] = (await Promise.all(files)).map((file) => file.toString('latin1'));
    expect(short).toMatch(/\/S \/P\b/);
    expect(long).not.toMatch(/\/S \/P\b/);
    for (const file of [short, long]) expect(file).toContain('CreationDate (D:20261115063000Z)');
  });

  test('too much data is refused before it is sent', async () => {
    await expect(print({ source: '', data: 'x'.repeat(16_000_001) })).rejects.toThrow('PRINT_TOO_LARGE');
  });
});

describe('who waits, and for how long', () => {
  const endless =
    '#let sum = 0\n#for i in range(9000) { for j in range(9000) { sum += calc.rem(i, j + 1) } }';

  test('a print that takes too long is stopped, truly, and the next one is printed', async () => {
    const printer = open({ workMs: 20_000 });
    const child = await warmUp(printer);
    process.kill(child, 'SIGSTOP');
    await expect(print({ printer, source: 'never' })).rejects.toThrow('PRINT_TOO_LARGE');
    await expect.poll(() => processes()).not.toContain(child);
    expect(await print({ printer, source: 'good' })).toBeInstanceOf(Buffer);
  });

  test('only so many wait, and only so long', async () => {
    const printer = open({ length: 1, waitMs: 300, workMs: 3_000 });
    const running = expect(print({ printer, source: endless })).rejects.toThrow('PRINT_TOO_LARGE');
    const waiting = expect(print({ printer, source: 'good' })).rejects.toThrow('BUSY');
    await expect(print({ printer, source: 'one too many' })).rejects.toThrow('BUSY');
    await Promise.all([running, waiting]);
  });

  test('what is small and still takes too long says that the portal is busy', async () => {
    const printer = open({ workMs: 300, tooLong: 'BUSY' });
    await expect(print({ printer, source: endless })).rejects.toThrow('BUSY');
  });

  test('nobody fills the queue alone', async () => {
    const printer = open({ perPerson: 2 });
    const child = await warmUp(printer);
    process.kill(child, 'SIGSTOP');
    const running = print({ printer, source: 'held up' });
    const waiting = print({ printer, source: 'good' });
    await expect(print({ printer, source: 'third' })).rejects.toThrow('THROTTLED');
    const others = print({ printer, source: 'good', person: 'Manjit' });
    process.kill(child, 'SIGCONT');
    for (const one of [running, waiting, others]) expect(await one).toBeInstanceOf(Buffer);
    expect(await print({ printer, source: 'again' })).toBeInstanceOf(Buffer);
  });

  test('a process that dies is replaced; one without work ends', async () => {
    const printer = open({ idleMs: 400 });
    const dying = expect(print({ printer, source: endless })).rejects.toThrow('died');
    await expect.poll(() => processes()).toHaveLength(1);
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
    await dying;
    expect(await print({ printer, source: 'good' })).toBeInstanceOf(Buffer);
    await expect.poll(() => processes()).toHaveLength(0);
    expect(await print({ printer, source: 'good' })).toBeInstanceOf(Buffer);
  });

  test('a closed printer refuses, and leaves no process behind', async () => {
    const printer = open();
    const running = expect(print({ printer, source: endless })).rejects.toThrow('BUSY');
    printer.close();
    await running;
    await expect(print({ printer, source: 'good' })).rejects.toThrow('BUSY');
    await expect.poll(() => processes()).toHaveLength(0);
  });
});

/** The process of a printer that has begun to print: stopped by a signal, it takes for ever and uses no processor. */
async function warmUp(printer: PdfPrinter): Promise<number> {
  await print({ printer, source: 'warm' });
  const [child] = processes();
  if (child === undefined) throw new Error('nothing prints');
  return child;
}

function open(limits?: Partial<QueueLimits>): PdfPrinter {
  const printer = openPrinter({
    portalName: 'Sewa Portal',
    timeZone: 'Asia/Kolkata',
    ...(limits ? { limits } : {}),
  });
  opened.push(printer);
  return printer;
}

async function print(wish: {
  source: string;
  data?: unknown;
  printer?: PdfPrinter;
  person?: string;
  language?: 'en' | 'hi' | 'pa';
  pictures?: Record<string, Buffer>;
}): Promise<Buffer> {
  const { source, data = {}, printer = shared, person = 'Ravinder', language = 'en', pictures = {} } = wish;
  return printer.print({
    template: templateOf(source),
    language,
    data,
    person,
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
    printedAt: new Date('2026-11-15T06:30:00Z'),
    pictures,
  });
}

function templateOf(source: string): URL {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sewa-print-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'messages'));
  for (const language of ['en', 'hi', 'pa'])
    writeFileSync(path.join(folder, 'messages', `${language}.json`), '{}');
  const file = path.join(folder, 'main.typ');
  writeFileSync(file, `#import "frame.typ": *\n#show: sheet.with(title: "Test")\n${source}\n`);
  return pathToFileURL(file);
}

/** The print processes of this test file. */
function processes(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number).filter(isPrinting);
}

function isPrinting(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('print-process');
  } catch {
    return false;
  }
}
