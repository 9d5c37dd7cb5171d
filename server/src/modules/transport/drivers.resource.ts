import { openIdentityPapers } from '@sewa/contract/attachments/attachment-owner';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { hiddenMask } from '@sewa/contract/people/identity-numbers';
import type { LeftStatus } from '@sewa/contract/sewadar/left-statuses';
import { type Driver, type DriverFields, drivers } from '@sewa/contract/transport/drivers';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { paperSummaryOf } from '../../platform/papers/paper-summary.queries.ts';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';
import { holdSewadars } from '../sewadar/public.ts';
import { driverPaperTable } from './paper-tables.ts';
import { findDriverWith, findSewadarName } from './transport.queries.ts';

export function driverResource({ today }: { today: () => string }) {
  const sewadarName = sql<
    string | null
  >`(select s.name from sewadar s where s.area_id = r.area_id and s.id = r.sewadar_id)`;
  const summary = paperSummaryOf(driverPaperTable, today);
  return serveResource(drivers, {
    table: 'transport_driver',
    columns: {
      // The sewadar's own name where the reader sees the sewadar, else the copy.
      name: {
        column: 'name',
        read: sql<string>`coalesce(${sewadarName}, r.name)`,
      },
    },
    extra: {
      sewadarName,
      leftAs: sql<LeftStatus | null>`sewadar_left_as(r.area_id, r.sewadar_id)`,
      centreName,
      photo: sql<string | null>`r.photo_id`,
      ...summary.extra,
    },
    derive: summary.derive,
    // Not by the number of the licence: a search would tell what the mask hides.
    search: ['name', 'phone'],
    filters: {
      papers: (value) => summary.hasAnyLight(valuesOf(value)),
      classes: (value) => sql<boolean>`r.classes && ${valuesOf(value)}::text[]`,
    },
    shownTo: (who, driver) =>
      meets(openIdentityPapers, who) ? driver : { ...driver, licenceNumber: hiddenMask },
    hooks: {
      beforeSave: async (tx, { id, fields, current }) => {
        const name = await nameOf(tx, fields, current);
        const licenceNumber = licenceOf(fields, current);
        assertLeave(fields);
        const taken = { sewadar: fields.sewadar, licenceNumber };
        for (const other of await findDriverWith(tx, taken))
          if (other.id !== id)
            throw other.isSewadar
              ? new PortalError('DRIVER_EXISTS', { fields: { sewadar: 'taken' } })
              : new PortalError('LICENCE_EXISTS', { fields: { licenceNumber: 'taken' } });
        return { fields: { ...fields, name, licenceNumber } };
      },
    },
    history: ['expiring_paper', 'attachment'],
  });
}

/** A sewadar in the user's sight gives the name; who stood there before may have left since. */
async function nameOf(tx: Tx, { sewadar, name }: DriverFields, current: Driver | null): Promise<string> {
  if (sewadar === null) {
    if (name === '') throw new PortalError('VALIDATION', { fields: { name: because('missing') } });
    return name;
  }
  if (sewadar !== current?.sewadar) {
    const [found] = await holdSewadars(tx, [sewadar]);
    if (!found) throw new PortalError('BAD_REFERENCE', { fields: { sewadar: 'unknown' } });
    if (found.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { sewadar: 'closed' } });
  }
  return (await findSewadarName(tx, sewadar)) ?? current?.name ?? name;
}

/** A leave has two days or none. */
function assertLeave({ leaveFrom, leaveTo }: DriverFields): void {
  if ((leaveFrom === null) !== (leaveTo === null))
    throw new PortalError('VALIDATION', {
      fields: { [leaveFrom === null ? 'leaveFrom' : 'leaveTo']: because('missing') },
    });
  if (leaveFrom !== null && leaveTo !== null && leaveTo < leaveFrom)
    throw new PortalError('VALIDATION', { fields: { leaveTo: because('endsBeforeItBegins') } });
}

/** The mask stands for "as it is". */
function licenceOf({ licenceNumber }: DriverFields, current: Driver | null): string {
  if (licenceNumber !== hiddenMask) return licenceNumber;
  if (current === null)
    throw new PortalError('VALIDATION', { fields: { licenceNumber: because('wholeNumber') } });
  return current.licenceNumber;
}
