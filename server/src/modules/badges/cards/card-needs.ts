import type { FilePreparer } from '../../../platform/files/file-preparer.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import type { CardRenderer } from './render/card-renderer.ts';

export interface CardNeeds {
  today(): string;
  timeZone: string;
  files: Pick<FileStore, 'get'>;
  preparer: FilePreparer;
  jobs: Jobs;
  signer: Pick<CodeSigner, 'signBadgeCodes'>;
  renderer: CardRenderer;
  pdf: PdfPrinter;
}
