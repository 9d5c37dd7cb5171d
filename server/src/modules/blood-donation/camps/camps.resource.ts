import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { type Camp, camps, campTimeProblem } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { campNumbers, takeDeviceNumber } from '../number-series.ts';
import { assertConditions } from './camp-conditions.ts';
import { isToClose, isToOpen } from './camps.queries.ts';

export type CampResource = ReturnType<typeof campResource>;

export function campResource({ device, today }: BloodNeeds) {
  return serveResource(camps, {
    table: 'blood_camp',
    columns: {
      opensAt: { column: 'opens_at', read: sql`to_char(r.opens_at, 'HH24:MI')` },
      closesAt: { column: 'closes_at', read: sql`to_char(r.closes_at, 'HH24:MI')` },
    },
    extra: {
      number: sql<number>`r.number`,
      status: sql<Camp['status']>`r.status`,
      statusSince: sql<string>`r.status_since`,
      statusByName: sql<string>`r.status_by_name`,
      reason: sql<string>`r.reason`,
      centreName,
      units: sql<number>`(select count(*) from blood_donation g
        where g.area_id = r.area_id and g.camp_id = r.id and g.outcome = 'complete')::int`,
      deferrals: sql<number>`(select count(distinct f.donor_id) from blood_deferral f
        where f.area_id = r.area_id and f.camp_id = r.id)::int`,
      expected: sql<number>`(select count(*) from blood_call k
        where k.area_id = r.area_id and k.camp_id = r.id and k.outcome = 'comes')::int`,
      banks: sql<Camp['banks']>`(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name,
          'licenceNumber', b.licence_number, 'licenceUntil', b.licence_until) order by b.name), '[]')
        from blood_camp_bank k join blood_bank b on b.area_id = k.area_id and b.id = k.bank_id
        where k.area_id = r.area_id and k.camp_id = r.id)`,
      staff: sql<
        Camp['staff']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'station', s.station, 'name', s.name,
          'phone', s.phone, 'sewadar', s.sewadar_id)
          order by array_position(array['head', 'registration', 'vital', 'medical', 'bed', 'rest'], s.station), s.name), '[]')
        from blood_camp_staff s where s.area_id = r.area_id and s.camp_id = r.id)`,
    },
    order: { number: sql`r.number` },
    search: ['name', 'place', sql`r.number`],
    filters: {
      status: (value) => sql<boolean>`r.status = any (${[value].flat()}::int[])`,
      isToOpen: (value) => sql<boolean>`${isToOpen(today())} = ${value}`,
      isToClose: (value) => sql<boolean>`${isToClose(today())} = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, fields, current }) => {
        const problem = campTimeProblem(fields);
        if (problem) throw new PortalError('VALIDATION', { fields: problem });
        if (current === null)
          return {
            columns: {
              number: await takeDeviceNumber(tx, campNumbers, await device(tx)),
              status: campStatuses.PLANNED,
              status_by_name: who.name,
            },
          };
        if (!isCampEditable(current.status)) throw new PortalError('CAMP_FROZEN');
        // What is recorded at a camp lies on its days.
        const isOpen = current.status === campStatuses.OPEN;
        if (isOpen && (fields.firstDay > current.firstDay || fields.lastDay < current.lastDay))
          throw new PortalError('CAMP_FROZEN', { fields: { firstDay: 'open', lastDay: 'open' } });
        assertConditions(current, { ...current, lastDay: fields.lastDay });
        return undefined;
      },
      beforeRemove: async (_tx, { current }) => {
        if (current.status !== campStatuses.PLANNED) throw new PortalError('CAMP_FROZEN');
      },
    },
    history: ['blood_camp_bank', 'blood_camp_staff', 'blood_call'],
  });
}
