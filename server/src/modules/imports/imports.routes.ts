import type { importCalls } from '@sewa/contract/imports/imports';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import { checkJob } from '../../platform/import/check-job.ts';
import { commitJob } from '../../platform/import/commit-job.ts';
import { openImportFiles } from '../../platform/import/import-files.ts';
import type { ImportKind } from '../../platform/import/import-kind.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import {
  checkImport,
  commitImport,
  emptyTemplate,
  listImports,
  listIssues,
  type Needs,
  readImport,
  rejectedRows,
  removeImport,
  uploadImport,
} from './imports.ts';

/** Lists from outside, for every module that declares what it takes. */
export function importsModule(
  { config, jobs }: ModuleNeeds,
  { calls, kinds }: { calls: ReturnType<typeof importCalls>; kinds: readonly ImportKind[] },
): ServerModule {
  const files = openImportFiles(config.dataDir);
  const needs: Needs = { jobs, files, kinds: new Map(kinds.map((kind) => [kind.name, kind])) };
  return {
    name: 'imports',
    jobs: [checkJob(needs), commitJob(needs)],
    routes: [
      handle(calls.list, listImports(needs)),
      handle(calls.template, emptyTemplate(needs)),
      handleInSteps(calls.upload, uploadImport(needs)),
      handle(calls.read, readImport(needs)),
      handle(calls.check, checkImport(needs)),
      handle(calls.issues, listIssues(needs)),
      handle(calls.commit, commitImport(needs)),
      handle(calls.rejected, rejectedRows(needs)),
      handle(calls.remove, removeImport(needs)),
    ],
    housekeeping: [{ name: 'copies of old imports', isLocal: true, run: () => files.forgetOld() }],
  };
}
