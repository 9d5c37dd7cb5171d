import { applications } from '@sewa/contract/applications/applications';
import type { Handler } from '../../platform/http/route.ts';
import { exportResource } from '../../platform/resource/export-resource.ts';
import { exportApplications } from './applications.queries.ts';

export const exportApplicationList: Handler<typeof applications.export> = (tx, call) =>
  exportResource(tx, {
    resource: applications,
    call,
    except: ['movesTo'],
    page: (next, cursor) => exportApplications(next, call.query, { who: call.who, cursor }),
  });
