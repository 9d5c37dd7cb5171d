import { newId } from '@sewa/contract/kernel/values/ids';
import type { SewadarDepartment } from '@sewa/contract/sewadar/sewadars';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { servesOn } from './serving.queries.ts';

/** Makes the kept departments those of the form: changed ones are updated, missing ones deleted, new ones added. Says whether there was anything to do. */
export async function saveDepartments(
  tx: Tx,
  owner: { area: string; sewadar: string; centre: string },
  wished: readonly SewadarDepartment[],
): Promise<boolean> {
  const kept = await tx
    .selectFrom('sewadar_department')
    .select(['id', 'department', 'role', 'since', 'until'])
    .where('sewadar_id', '=', owner.sewadar)
    .execute();
  const gone = kept.filter((one) => !wished.some((wish) => wish.id === one.id)).map((one) => one.id);
  if (gone.length > 0) await tx.deleteFrom('sewadar_department').where('id', 'in', gone).execute();
  let isChanged = gone.length > 0;
  for (const { id, ...fields } of wished) {
    const before = kept.find((one) => one.id === id);
    if (before && isSame(before, fields)) continue;
    isChanged = true;
    if (before) await tx.updateTable('sewadar_department').set(fields).where('id', '=', before.id).execute();
    else await addDepartment(tx, owner, fields);
  }
  return isChanged;
}

async function addDepartment(
  tx: Tx,
  owner: { area: string; sewadar: string; centre: string },
  fields: Omit<SewadarDepartment, 'id'>,
): Promise<void> {
  await tx
    .insertInto('sewadar_department')
    .values({
      area_id: owner.area,
      id: newId(),
      sewadar_id: owner.sewadar,
      centre_id: owner.centre,
      ...fields,
    })
    .execute();
}

/** Those in which somebody serves today, most first, each as most of its sewadars have it written. */
export async function listDepartments(
  tx: Tx,
  today: string,
): Promise<{ department: string; sewadars: number }[]> {
  const { rows } = await sql<{ department: string; sewadars: number }>`
    with serving as (
      select lower(d.department) as name, d.sewadar_id, min(d.department) as spelling from sewadar_department d
      where ${servesOn(today)} group by 1, 2
    ), spelled as (
      select name, spelling, count(*) as sewadars from serving group by 1, 2
    )
    select (array_agg(spelling order by sewadars desc, spelling))[1] as department, sum(sewadars)::int as sewadars
    from spelled group by name order by 2 desc, 1 limit 500`.execute(tx);
  return rows;
}

/** How these departments are written in the area, whatever the capitals. */
export async function spellingsOf(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ spellings: string[] }>`
    select department_spellings(${names}::text[]) as spellings`.execute(tx);
  return only(rows).spellings;
}

function isSame(a: Omit<SewadarDepartment, 'id'>, b: Omit<SewadarDepartment, 'id'>): boolean {
  return a.department === b.department && a.role === b.role && a.since === b.since && a.until === b.until;
}
