import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { sql } from 'kysely';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { resourceRows } from '../../platform/resource/resource-rows.queries.ts';
import { maskedNumber } from '../people/public.ts';

const departments = sql<Sewadar['departments']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'department', d.department, 'role', d.role, 'since', d.since, 'until', d.until)
    order by d.since nulls first, d.department), '[]')
  from sewadar_department d where d.area_id = r.area_id and d.sewadar_id = r.id)`;

/** How sewadars are stored. A field with a column of its own name needs no line here. */
export const storedSewadars = resourceRows(sewadars, {
  table: 'sewadar',
  columns: {
    departments: { read: departments },
    aadhaar: { read: maskedNumber('aadhaar_last4') },
    pan: { read: maskedNumber('pan_last4') },
  },
  extra: {
    number: sql`r.number`,
    centreName,
    photo: sql`r.photo_id`,
    leftOn: sql`r.left_on`,
    mergedInto: sql`r.merged_into`,
  },
  order: { name: sql`lower(coalesce(nullif(r.name_latin, ''), r.name))`, number: sql`r.number` },
});
