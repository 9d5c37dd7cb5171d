import type { Language } from '@sewa/contract/kernel/values/languages';
import { PortalError } from '../http/portal-error.ts';
import { type FieldLabels, wordsOf } from './field-words.ts';
import { formatFor } from './format.ts';
import { openPrintQueue, type QueueLimits } from './print-queue.ts';
import type { PrintJob } from './typeset.ts';

export interface PdfPrinter {
  print(order: PrintOrder): Promise<Buffer>;
  close(): void;
}

interface PrintOrder {
  /** A .typ file; the catalogue of its words is in `messages/` beside it. */
  template: URL;
  /** Folders with parts that several templates use; each has its own `messages/`. */
  shared?: readonly URL[];
  /** Words of the contract that the template shows: their labels as `words.field`, their choices as `words.choice`. */
  labels?: FieldLabels;
  language: Language;
  /** Reaches the template as JSON: whatever a text contains, it is printed as it is. */
  data: unknown;
  /** For whom: nobody fills the queue alone. */
  person: string;
  /** In the header and the footer of every page. */
  area: string;
  printedBy: string;
  printedAt?: Date;
  /** What `photo(name)` of the frame shows; one that cannot be read is printed as a missing one. */
  pictures?: Readonly<Record<string, Buffer>>;
  /** In dots. What stands small on the page needs few, and few save much memory. */
  pictureWidth?: number;
  /** Texts that the template draws as QR codes. */
  codes?: readonly string[];
}

const dataLimitBytes = 16_000_000;
const pictureLimitBytes = 96_000_000;

export function openPrinter(settings: {
  portalName: string;
  timeZone: string;
  limits?: Partial<QueueLimits>;
}): PdfPrinter {
  const process = { script: new URL('./print-process.ts', import.meta.url) };
  const queue = openPrintQueue<PrintJob, Uint8Array>(process, settings.limits);
  return {
    print: async (order) => {
      const pdf = await queue.print(jobOf(order, settings), order.person);
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
    },
    close: () => queue.close(),
  };
}

function jobOf(order: PrintOrder, settings: { portalName: string; timeZone: string }): PrintJob {
  const {
    template,
    shared = [],
    labels = {},
    language,
    area,
    printedBy,
    printedAt = new Date(),
    pictures = {},
    pictureWidth = 350,
    codes = [],
  } = order;
  const data = JSON.stringify(order.data);
  const pictureBytes = Object.values(pictures).reduce((sum, { length }) => sum + length, 0);
  if (data.length > dataLimitBytes || pictureBytes > pictureLimitBytes)
    throw new PortalError('PRINT_TOO_LARGE');
  return {
    template: template.href,
    shared: shared.map(({ href }) => href),
    words: wordsOf(labels, language),
    language,
    frame: {
      portal: settings.portalName,
      area,
      printedBy,
      printedAt: formatFor(language, settings.timeZone).dateTime(printedAt),
    },
    printedAt: Math.floor(printedAt.getTime() / 1000),
    data,
    pictures,
    pictureWidth,
    codes,
  };
}
