import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrint } from '../../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let clerk: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  clerk = await portal.signIn('clerk');
});
afterAll(() => portal.close());

test('prints of a roll come as PDF, are recorded, and are not there for other centres', async () => {
  const { rows } = (await clerk.get(rollsPath, { sort: 'number' })).body.data;
  const [{ id }] = rows;
  for (const page of ['roll', 'gate']) {
    const reply = await clerk.get(`${rollsPath}/${id}/print`, { page, language: 'pa' });
    expect([page, reply.status, reply.headers.get('content-type')]).toEqual([page, 200, 'application/pdf']);
  }
  const history = (await clerk.get(`${rollsPath}/${id}/history`)).body.data.rows;
  expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(2);
  const other = (await placesOf(portal))['ASR-2'];
  const { rows: hidden } = await portal.owner.query('select id from nominal_roll where centre_id = $1', [
    other,
  ]);
  expect((await clerk.get(`${rollsPath}/${hidden[0]?.id}/print`)).status).toBe(404);
});

test('a print after the departure marks who never came; who dropped out before is not on it', async () => {
  const area = await portal.signIn('area');
  const centre = (await placesOf(portal))['ASR-1'] ?? '';
  const roll = await makeRoll(clerk, centre, { fromDay: '2033-09-01', toDay: '2033-09-05' });
  const named = (name: string) => makeSewadar(clerk, centre, { name, nameLatin: name });
  const [early, missing] = [await named('Early Dropout'), await named('Never Came')];
  await addTo(clerk, roll, { sewadars: [early, missing, await named('Came Along')] });
  const { docs } = (await clerk.get(`${rollsPath}/${roll}/members`)).body;
  const drop = (sewadar: string, remark: string) => {
    const member = docs.find((one: { sewadar: string }) => one.sewadar === sewadar).id;
    return area.post(`${rollsPath}/${roll}/members/${member}/drop`, { remark });
  };
  await drop(early, '');
  const { SUBMITTED, APPROVED, ON_SEWA } = rollStatuses;
  const admin = await portal.signIn('admin');
  for (const [by, to] of [[clerk, SUBMITTED] as const, [admin, APPROVED] as const, [clerk, ON_SEWA] as const])
    expect((await moveTo(by, roll, to)).status).toBe(200);
  expect((await drop(missing, 'Fell ill')).status).toBe(200);
  const path = `${rollsPath}/${roll}/print`;
  const { pages } = await readPrint({ portal, visitor: clerk, path, query: { page: 'bus', language: 'en' } });
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Came Along');
  expect(text).toContain('Never Came');
  expect(text).toContain('Did not come');
  expect(text).not.toContain('Early Dropout');
  expect(text).toContain('1 members');
});
