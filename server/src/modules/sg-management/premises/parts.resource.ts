import { paperState } from '@sewa/contract/papers/paper-state';
import { equipment } from '@sewa/contract/sg-management/equipment';
import { halls } from '@sewa/contract/sg-management/halls';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { findCentreOf } from './premises.queries.ts';

/** Nothing of a closed satsang ghar falls due. */
const nextService = sql<string | null>`(select r.next_service from sg_premises p
  where p.area_id = r.area_id and p.id = r.premises_id and p.status <> 'closed')`;
const premisesName = sql<string>`(select p.name from sg_premises p where p.area_id = r.area_id and p.id = r.premises_id)`;

export function hallResource() {
  return serveResource(halls, {
    table: 'sg_hall',
    columns: {},
    extra: { premisesName },
    search: ['name', 'notes'],
    hooks: { beforeSave: inItsPremises },
  });
}

export function equipmentResource({ today }: { today(): string }) {
  return serveResource(equipment, {
    table: 'sg_equipment',
    columns: {},
    extra: { premisesName, nextService },
    derive: ({ nextService: day }) => ({ serviceState: day === null ? null : paperState(day, today()) }),
    search: ['name', 'make', 'serial', 'place', 'notes'],
    hooks: {
      beforeSave: async (tx, saving) => {
        const { lastService } = saving.fields;
        if (lastService !== null && lastService > today())
          throw new PortalError('SG_DAY_IN_FUTURE', { fields: { lastService: 'in the future' } });
        return inItsPremises(tx, saving);
      },
    },
  });
}

/** A part stands where its satsang ghar stands, and does not move to another one. */
async function inItsPremises(
  tx: Tx,
  { fields, current }: { fields: { premises: string }; current: { premises: string } | null },
) {
  const centre = await findCentreOf(tx, fields.premises);
  if (centre === null || (current && current.premises !== fields.premises))
    throw new PortalError('BAD_REFERENCE', { fields: { premises: 'unknown' } });
  return { columns: { centre_id: centre } };
}
