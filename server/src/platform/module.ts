import type { Config } from '../config.ts';
import type { AlertSource } from './alerts/alert-source.ts';
import type { AttachmentTable } from './attachments/attachment-table.ts';
import type { BackupReport } from './backups/backups.ts';
import type { Database } from './db/database.ts';
import type { FilePreparer } from './files/file-preparer.ts';
import type { FileStore } from './files/file-store.ts';
import type { HousekeepingStep } from './housekeeping.ts';
import type { Route } from './http/route.ts';
import type { ImportKind } from './import/import-kind.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { NumberSeries } from './numbers/number-series.ts';
import type { CountedChart } from './overview/counted-chart.ts';
import type { WaitingCount } from './overview/waiting-count.ts';
import type { PaperTable } from './papers/paper-table.ts';
import type { PdfPrinter } from './pdf/printer.ts';
import type { RecordSource } from './search/record-source.ts';
import type { ListedSource } from './search/search-source.ts';
import type { SyncedModule } from './sync/synced-module.ts';

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
  /** Null where somebody else backs up: everywhere but on a camp laptop. */
  backups: BackupReport | null;
}

/** A step of a module: it belongs to no area and no user, so that only functions made for it show it anything. */
export interface ModuleStep extends Omit<HousekeepingStep, 'run'> {
  run(
    progress: Parameters<HousekeepingStep['run']>[0],
    anonymous: Database['anonymous'],
  ): ReturnType<HousekeepingStep['run']>;
}

export interface ServerModule {
  name: string;
  routes: readonly Route[];
  /** Its records that have photos and papers. */
  attachments?: readonly AttachmentTable[];
  /** What of it expires, and who is told by mail. */
  alerts?: readonly AlertSource[];
  /** Its records whose papers expire. */
  papers?: readonly PaperTable[];
  /** The human numbers that it gives. */
  numbers?: readonly NumberSeries[];
  /** What the search box finds of it. */
  searched?: readonly ListedSource[];
  searchedRecords?: readonly RecordSource[];
  /** What waits for a decision, and the charts: both on Home. */
  waiting?: readonly WaitingCount[];
  charts?: readonly CountedChart[];
  /** The offline build of a camp laptop refuses its calls, and whatever else is below their first part (/api/transport). */
  isLeftOutOffline?: true;
  /** The long work that it offers. */
  jobs?: readonly JobKind[];
  /** The kinds of list that it imports. */
  imports?: readonly ImportKind[];
  /** Its tables that camp laptops exchange with the cloud. */
  synced?: SyncedModule;
  /** What it does once an hour. */
  housekeeping?: readonly ModuleStep[];
}
