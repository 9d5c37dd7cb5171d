import { premises } from '@sewa/contract/sg-management/premises';
import { conditionsOf, lightsOf, worstOf } from '@sewa/contract/sg-management/premises-lights';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { hasPremisesInUse } from './premises.queries.ts';

export type PremisesResource = ReturnType<typeof premisesResource>;

/** One in use for each centre; its lights follow from conditions, papers and services. */
export function premisesResource({ today }: { today(): string }) {
  return serveResource(premises, {
    table: 'sg_premises',
    columns: {},
    extra: {
      centreName,
      photo: sql<string | null>`r.photo_id`,
      hallCount: sql<number>`(select count(*)::int from sg_hall h where h.area_id = r.area_id and h.premises_id = r.id)`,
      capacity: sql<number>`(select coalesce(sum(h.capacity), 0)::int from sg_hall h where h.area_id = r.area_id and h.premises_id = r.id)`,
      paperDays: sql<
        Record<string, string>
      >`(select coalesce(jsonb_object_agg(p.kind, p.valid_until), '{}') from expiring_paper p
        where p.area_id = r.area_id and p.premises_id = r.id and p.is_current)`,
      serviceDays: sql<
        Record<string, string>
      >`(select coalesce(jsonb_object_agg(e.subject, e.day), '{}') from (
        select subject, min(next_service) as day from sg_equipment
        where area_id = r.area_id and premises_id = r.id and next_service is not null group by subject) e)`,
      openRecords: sql<number>`(select count(*)::int from sg_record o
        where o.area_id = r.area_id and o.centre_id = r.centre_id and o.completed_on is null)`,
    },
    derive: (row) => {
      const judged = {
        status: row.status,
        conditions: conditionsOf(row),
        paperDays: row.paperDays,
        serviceDays: row.serviceDays,
      };
      const lights = lightsOf(judged, today());
      return { lights, worst: worstOf(Object.values(lights)) };
    },
    search: [
      'name',
      'address',
      sql`(select c.name from centre c where c.area_id = r.area_id and c.id = r.centre_id)`,
    ],
    hooks: {
      beforeSave: async (tx, { id, fields }) => {
        const isUsed = fields.status === 'inUse';
        if (isUsed && (await hasPremisesInUse(tx, { centre: fields.centre, otherThan: id })))
          throw new PortalError('PREMISES_EXIST', { fields: { centre: 'taken' } });
        return undefined;
      },
    },
    history: ['attachment', 'expiring_paper'],
  });
}
