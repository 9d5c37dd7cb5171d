import type { Language } from '@sewa/contract/kernel/languages';
import { PortalError } from '../http/portal-error.ts';
import { formatFor } from './format.ts';
import { openPrintQueue, type QueueLimits } from './print-queue.ts';
import type { PrintJob } from './typeset.ts';

export interface PdfPrinter {
  print(order: PrintOrder): Promise<Buffer>;
  close(): void;
}

export interface PrintOrder {
  /** A .typ file; the catalogue of its words is in `messages/` beside it. */
  template: URL;
  language: Language;
  /** Reaches the template as JSON: whatever a text contains, it is printed as it is. */
  data: unknown;
  /** In the header and the footer of every page. */
  area: string;
  printedBy: string;
  printedAt?: Date;
  /** Pictures that `data` names: JPEG or PNG. */
  assets?: Readonly<Record<string, Buffer>>;
  /** Texts that the template draws as QR codes. */
  codes?: readonly string[];
}

const dataLimitBytes = 16_000_000;
const assetLimitBytes = 96_000_000;

export function openPrinter(settings: {
  portalName: string;
  timeZone: string;
  limits?: Partial<QueueLimits>;
}): PdfPrinter {
  const queue = openPrintQueue(settings.limits);
  return {
    print: async (order) => queue.print(jobOf(order, settings)),
    close: () => queue.close(),
  };
}

function jobOf(order: PrintOrder, settings: { portalName: string; timeZone: string }): PrintJob {
  const { template, language, area, printedBy, printedAt = new Date(), assets = {}, codes = [] } = order;
  const data = JSON.stringify(order.data);
  const assetBytes = Object.values(assets).reduce((sum, { length }) => sum + length, 0);
  if (data.length > dataLimitBytes || assetBytes > assetLimitBytes) throw new PortalError('PRINT_TOO_LARGE');
  return {
    template: template.href,
    language,
    frame: {
      portal: settings.portalName,
      area,
      printedBy,
      printedAt: formatFor(language, settings.timeZone).dateTime(printedAt),
    },
    printedAt: Math.floor(printedAt.getTime() / 1000),
    data,
    assets,
    codes,
  };
}
