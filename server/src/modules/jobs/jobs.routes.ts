import { jobs } from '@sewa/contract/jobs/jobs';
import { notFound } from '../../platform/http/portal-error.ts';
import { handle } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import { askToCancel, findJob, listJobs } from './jobs.queries.ts';

export function jobsModule(): ServerModule {
  return {
    name: 'jobs',
    routes: [
      handle(jobs.list, (tx, { language }) => listJobs(tx, language)),
      handle(
        jobs.read,
        async (tx, { params, language }) => (await findJob(tx, params.id, language)) ?? throwNotFound(),
      ),
      handle(jobs.cancel, async (tx, { params, language }) => {
        await askToCancel(tx, params.id);
        return (await findJob(tx, params.id, language)) ?? throwNotFound();
      }),
    ],
  };
}

function throwNotFound(): never {
  throw notFound();
}
