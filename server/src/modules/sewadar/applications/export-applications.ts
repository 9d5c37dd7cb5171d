import { applicationStatusLabels, applicationTypeLabels } from '@sewa/contract/sewadar/application-labels';
import type { applications } from '@sewa/contract/sewadar/applications';
import type { Handler } from '../../../platform/http/route.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import type { KeptApplication } from './application-rows.queries.ts';
import { exportApplications } from './applications.queries.ts';

const columns = [
  'number',
  'typeName',
  'statusName',
  'statusSince',
  'name',
  'nameLatin',
  'relativeName',
  'gender',
  'birthDate',
  'isBirthEstimated',
  'phone',
  'address',
  'centreName',
  'madeByName',
  'madeAt',
] as const;
type Exported = Pick<KeptApplication, Exclude<(typeof columns)[number], 'typeName' | 'statusName'>> & {
  typeName: string;
  statusName: string;
};

export const exportApplicationList: Handler<typeof applications.export> = (tx, { who, query, language }) =>
  exportOf<Exported>(tx, {
    entity: 'application',
    fileName: 'applications.csv',
    query,
    columns,
    page: async (next, cursor) => {
      const page = await exportApplications(next, query, { who, cursor });
      const rows = page.rows.map((row) => ({
        ...row,
        typeName: applicationTypeLabels[row.type]?.[language] ?? '',
        statusName: applicationStatusLabels[row.status]?.[language] ?? '',
      }));
      return { rows, next: page.next };
    },
  });
