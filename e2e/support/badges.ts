import { expect } from '@playwright/test';
import { readCode } from '@sewa/contract/badges/code';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';
import { codesAt } from './quick-tokens.ts';

/** Permanent badges of people who have none, waiting to be printed. */
export async function someBadges(
  by: Visitor,
  count: number,
): Promise<{ centre: string; badges: { id: string; number: number }[] }> {
  const badges: { id: string; number: number }[] = [];
  for (;;) {
    const missing = count - badges.length;
    const { rows } = (
      await must(by.get('/api/badges/sewadar/candidates', { filter: { type: 1 }, size: missing }))
    ).data;
    const ids = rows.slice(0, missing).map(({ id }: { id: string }) => id);
    // Whom another journey gave a badge meanwhile is passed over: the next ones then.
    badges.push(...(await must(by.post('/api/badges/sewadar', { type: 1, selection: { ids } }))).data.issued);
    if (badges.length === count) return { centre: rows[0].centre, badges };
  }
}

export async function readBadge(by: Visitor, id: string) {
  return (await must(by.get(`/api/badges/sewadar/${id}`))).data;
}

/** Prints cards on A4 and reads their codes from the paper, as a scanner does. */
export async function printedCards(
  by: Visitor,
  badges: readonly { id: string; number: number }[],
): Promise<{ id: string; code: string; name: string }[]> {
  const ids = badges.map(({ id }) => id);
  const choices = { layout: 'a4', language: 'pa', printer: null, reprint: null, reason: '', isQueued: false };
  const { id } = (await must(by.post('/api/badges/print', { ids, ...choices }))).data;
  await expect
    .poll(async () => (await must(by.get(`/api/badges/print/${id}`))).data.state, { timeout: 90_000 })
    .toBe('ready');
  const codes = await codesAt(by, `/api/badges/print/${id}/file`);
  return Promise.all(
    badges.map(async (badge) => {
      const code = codes.find((one) => readCode(one)?.fields.number === badge.number);
      if (!code) throw new Error(`the card of badge ${badge.number} has no code`);
      return { id: badge.id, code, name: (await readBadge(by, badge.id)).name };
    }),
  );
}

/** Its card is then out of date. */
export async function changeDepartment(by: Visitor, id: string): Promise<void> {
  const { category, validFrom, validTo, version } = await readBadge(by, id);
  const department = 'Another department';
  await must(by.put(`/api/badges/sewadar/${id}`, { category, department, validFrom, validTo, version }));
}
