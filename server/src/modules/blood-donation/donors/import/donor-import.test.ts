import type { ImportState } from '@sewa/contract/imports/imports';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLine } from '../../../../platform/sheets/csv/csv-line.ts';
import { placesOf } from '../../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/test-portal.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { donationPath, donorPath, grantBlood, makeCamp, makeDonor, today } from '../../testing/blood.ts';
import { deskOf } from '../../testing/floor.ts';

let portal: TestPortal;
let area: Visitor;
let here: string;
const path = '/api/import/donor';

beforeAll(async () => {
  portal = await openTestPortal();
  here = (await placesOf(portal))['ASR-1'] ?? '';
  await grantBlood(portal, 'area');
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const settled = (id: string) =>
  expect
    .poll(async () => (await area.get(`${path}/${id}`)).body.data.job?.state, { timeout: 60_000 })
    .toBe('done');

test('a last donation of a list counts for the interval, at the floor and after a merge, and is no donation', async () => {
  const gaveOn = dayAfter(today, -20);
  const rows = [
    ['Name', 'Gender', 'Age', 'Centre', 'Last donated'],
    ['ਲਿਸਟ ਸਿੰਘ', 'Male', '40', 'ASR-1', gaveOn],
    ['सूची सिंह', 'Male', '41', 'ASR-1', ''],
  ];
  const sent = await fetch(`${portal.url}${path}?fileName=donors.csv`, {
    method: 'POST',
    headers: { cookie: area.cookie, 'content-type': 'application/octet-stream' },
    body: new TextEncoder().encode(rows.map(csvLine).join('')),
  });
  const { id, mapping } = ((await sent.json()) as { data: ImportState }).data;
  await area.put(`${path}/${id}/mapping`, { mapping });
  await settled(id);
  expect((await area.get(`${path}/${id}/issues`)).body.list).toEqual([]);
  expect(
    (await area.post(`${path}/${id}/commit`, { errors: 'refuse', warnings: 'accept' })).body,
  ).toMatchObject({
    data: {},
  });
  await settled(id);
  const all = (await area.get(donorPath, { sort: '-number', size: 2 })).body.data.rows;
  const find = async (name: string) => all.find((one: { name: string }) => one.name === name);
  const [gave, other] = [await find('ਲਿਸਟ ਸਿੰਘ'), await find('सूची सिंह')];
  expect(gave).toMatchObject({ donations: 0, lastDonationOn: gaveOn, eligibility: 'from', language: 'pa' });
  expect(other).toMatchObject({ donations: 0, lastDonationOn: null, eligibility: 'now', language: 'hi' });
  expect((await area.get(donationPath, { filter: { donor: gave.id } })).body.data.total).toBe(0);

  const registration = deskOf(area, await makeCamp(area, here), 'registration');
  expect((await registration.register({ donor: gave.id })).body.code).toBe('FLOOR_NOT_ELIGIBLE');

  const kept = await makeDonor(area, here, { name: 'List Kept', gender: 'male' });
  const versions = { version: 1, otherVersion: gave.version };
  const merged = await area.post(`${donorPath}/${kept}/merge`, {
    other: gave.id,
    ...versions,
    take: [],
    isConfirmed: true,
  });
  expect(merged.status).toBe(200);
  const read = async () => (await area.get(`${donorPath}/${kept}`)).body.data;
  expect(await read()).toMatchObject({ lastDonationOn: gaveOn, eligibility: 'from' });
  expect((await registration.register({ donor: kept })).body.code).toBe('FLOOR_NOT_ELIGIBLE');
  expect((await area.post(`${donorPath}/merges/${merged.body.data.id}/undo`)).status).toBe(200);
  expect(await read()).toMatchObject({ lastDonationOn: null, eligibility: 'now' });
});
