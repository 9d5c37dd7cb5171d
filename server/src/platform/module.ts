import type { Config } from '../config.ts';
import type { FilePreparer } from './files/file-preparer.ts';
import type { FileStore } from './files/file-store.ts';
import type { HousekeepingStep } from './housekeeping.ts';
import type { Route } from './http/route.ts';
import type { ImportKind } from './import/import-kind.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PdfPrinter } from './pdf/printer.ts';

/** What the composition root hands to the modules. */
export interface ModuleNeeds {
  config: Config;
  secret: string;
  mailer: Mailer;
  log: Log;
  jobs: Jobs;
  files: FileStore;
  preparer: FilePreparer;
  pdf: PdfPrinter;
}

export interface ServerModule {
  name: string;
  routes: readonly Route[];
  /** The long work that it offers. */
  jobs?: readonly JobKind[];
  /** The lists from outside that it takes. */
  imports?: readonly ImportKind[];
  /** What it does once an hour. */
  housekeeping?: readonly HousekeepingStep[];
}
