import { banks } from '@sewa/contract/blood-donation/banks';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

/** Blood banks of the area. One that collects at a camp cannot be deleted: the foreign key refuses it. */
export const bankResource = serveResource(banks, {
  table: 'blood_bank',
  columns: {},
  extra: {},
  search: ['name', 'licenceNumber', 'address', 'phone'],
});
