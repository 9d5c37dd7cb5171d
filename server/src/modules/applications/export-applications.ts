import {
  applicationStatusLabels,
  applicationTypeLabels,
} from '@sewa/contract/applications/application-labels';
import type { applications } from '@sewa/contract/applications/applications';
import { sewadarHeadings } from '@sewa/contract/sewadar/import-columns';
import type { Handler } from '../../platform/http/route.ts';
import { exportOf } from '../../platform/resource/export.ts';
import type { StoredApplication } from './application-rows.queries.ts';
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
type Exported = Pick<StoredApplication, Exclude<(typeof columns)[number], 'typeName' | 'statusName'>> & {
  typeName: string;
  statusName: string;
};

const headings = {
  ...sewadarHeadings,
  typeName: { en: 'Type', hi: 'प्रकार', pa: 'ਕਿਸਮ' },
  statusName: { en: 'Status', hi: 'स्थिति', pa: 'ਸਥਿਤੀ' },
  statusSince: { en: 'In this status since', hi: 'इस स्थिति में कब से', pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਕਦੋਂ ਤੋਂ' },
  madeByName: { en: 'Taken by', hi: 'किसने लिया', pa: 'ਕਿਸਨੇ ਲਈ' },
  madeAt: { en: 'Taken on', hi: 'कब लिया', pa: 'ਕਦੋਂ ਲਈ' },
} as const;

export const exportApplicationList: Handler<typeof applications.export> = (tx, call) => {
  const { who, query } = call;
  // The browser follows the link by itself, in its own language.
  const language = who.language ?? call.language;
  return exportOf<Exported>(tx, {
    entity: 'application',
    fileName: 'applications.csv',
    query,
    columns,
    headings: { language, of: headings },
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
};
