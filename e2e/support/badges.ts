import type { Visitor } from '../../server/src/testing/visitor.ts';

/** Permanent badges of people who have none, waiting to be printed. */
export async function someBadges(
  by: Visitor,
  count: number,
): Promise<{ centre: string; badges: { id: string; number: number }[] }> {
  const { rows } = (await by.get('/api/badges/sewadar/candidates', { filter: { type: 1 }, size: count })).body
    .data;
  const ids = rows.slice(0, count).map(({ id }: { id: string }) => id);
  const reply = await by.post('/api/badges/sewadar', { type: 1, selection: { ids } });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { centre: rows[0].centre, badges: reply.body.data.issued };
}
