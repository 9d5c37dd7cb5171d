import { newId } from '@sewa/contract/kernel/values/ids';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { takeNumber } from '../../platform/numbers/take-number.queries.ts';
import type { IdentityColumns } from '../people/public.ts';
import { saveDepartments } from './departments.queries.ts';
import { sewadarNumbers } from './number-series.ts';
import { findByIdentity, insertSewadar, sewadarColumns } from './sewadars.queries.ts';

/** Makes the record of somebody who was accepted and serves in these departments from today on. */
export async function admitSewadar(
  tx: Tx,
  admitted: {
    area: string;
    today: string;
    fields: Parameters<typeof sewadarColumns>[0];
    identity: IdentityColumns;
    departments: readonly string[];
  },
): Promise<string> {
  const { area, today, fields, identity } = admitted;
  const id = newId();
  // The counter stays locked to the end: whoever registers the same person meanwhile is seen by the check below.
  const number = await takeNumber(tx, sewadarNumbers);
  await assertIdentityFree(tx, identity, id);
  await insertSewadar(tx, { area, id, number }, sewadarColumns(fields, { identity, leftOn: null }));
  const departments = [...new Set(admitted.departments)].map((department) => ({
    department,
    role: '',
    since: today,
    until: null,
  }));
  await saveDepartments(tx, { area, sewadar: id, centre: fields.centre }, departments);
  return id;
}

/** Nobody but `except` has one of these identity numbers. */
export async function assertIdentityFree(tx: Tx, identity: IdentityColumns, except: string): Promise<void> {
  if (identity.aadhaar_hash === null && identity.pan_hash === null) return;
  const other = await findByIdentity(tx, identity, except);
  if (other)
    throw new PortalError('IDENTITY_TAKEN', {
      fields: { [other.field]: 'taken' },
      data: { sewadar: other.id },
    });
}
