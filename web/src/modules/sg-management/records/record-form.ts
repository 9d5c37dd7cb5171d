import type { sgRecords } from '@sewa/contract/sg-management/records';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';

export const recordPath = '/sg-management/record';

export const newRecord: FormSpec<typeof sgRecords> = {
  fields: ['kind', 'subject', 'title', 'centre', 'details', 'estimate', 'vendor', 'dueDay'],
  defaults: { kind: 'repair' },
};
