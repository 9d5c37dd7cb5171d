import { imports } from '@sewa/contract/imports/imports';
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
export function importsModule({ config, jobs }: ModuleNeeds, kinds: readonly ImportKind[]): ServerModule {
  const files = openImportFiles(config.dataDir);
  const needs: Needs = { jobs, files, kinds: new Map(kinds.map((kind) => [kind.name, kind])) };
  return {
    name: 'imports',
    jobs: [checkJob(needs), commitJob(needs)],
    routes: [
      handle(imports.list, listImports(needs)),
      handle(imports.template, emptyTemplate(needs)),
      handleInSteps(imports.upload, uploadImport(needs)),
      handle(imports.read, readImport(needs)),
      handle(imports.check, checkImport(needs)),
      handle(imports.issues, listIssues(needs)),
      handle(imports.commit, commitImport(needs)),
      handle(imports.rejected, rejectedRows(needs)),
      handle(imports.remove, removeImport(needs)),
    ],
    housekeeping: [{ name: 'copies of old imports', run: () => files.forgetOld() }],
  };
}
