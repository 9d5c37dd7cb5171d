import { newId } from '@sewa/contract/kernel/values/ids';
import type { SewadarDepartment } from '@sewa/contract/sewadar/sewadars';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
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

/** Those in which somebody serves today, most first. */
export async function listDepartments(tx: Tx, today: string) {
  const rows = await tx
    .selectFrom('sewadar_department as d')
    .select(({ fn }) => ['d.department', fn.countAll<string>().as('sewadars')])
    .where(servesOn(today))
    .groupBy('d.department')
    .orderBy('sewadars', 'desc')
    .orderBy('d.department')
    .limit(500)
    .execute();
  return rows.map((row) => ({ department: row.department, sewadars: Number(row.sewadars) }));
}

function isSame(a: Omit<SewadarDepartment, 'id'>, b: Omit<SewadarDepartment, 'id'>): boolean {
  return a.department === b.department && a.role === b.role && a.since === b.since && a.until === b.until;
}
