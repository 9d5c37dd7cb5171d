import { type SewadarFields, sewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLine } from '../../platform/sheets/csv/csv-line.ts';
import { readPrint } from '../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { sampleFields } from '../../testing/sample-fields.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

// Whatever is entered of a sewadar goes along: by import, into a merged record, to another area, and on to paper. The
// fields are taken from the contract, so that one that is added later is walked as well.

let portal: TestPortal;
let area: Visitor;
let centre: string;
let other: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  [centre, other] = [places['ASR-1'] ?? '', places['DEL'] ?? ''];
  const acl = JSON.stringify({ 'SEWADAR.SEWADAR': 2310 });
  await portal.owner.query('update org set acl = acl || $1', [acl]);
  await portal.owner.query("update app_user set acl = acl || $1 where username in ('area', 'zone')", [acl]);
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

type Entered = Omit<SewadarFields, 'departments' | 'aadhaar' | 'pan'>;

/** All fields; departments and identity numbers are rows and hashes, which have tests of their own. */
function sample(round: number): Entered {
  const {
    departments: _rows,
    aadhaar: _hash,
    pan: _other,
    ...fields
  } = sampleFields(sewadars, { round, centre });
  return { ...fields, isBirthEstimated: false, status: 'active' } as Entered;
}
const entered = Object.keys(sample(1)) as (keyof Entered)[];

async function read(visitor: Visitor, id: string): Promise<Record<string, unknown>> {
  return (await visitor.get(`/api/sewadar/${id}`)).body.data;
}

function pick(row: Record<string, unknown>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

test('a list brings every field along', async () => {
  const person = { ...sample(3), name: 'Imported whole', nameLatin: 'Imported whole' };
  const columns = entered.filter((field) => field !== 'isBirthEstimated' && field !== 'centre');
  const head = columns.map((field) => sewadarWords.fields[field].pa);
  const cells = columns.map((field) => {
    const value = person[field];
    return Array.isArray(value) ? value.join('; ') : String(value).replace('true', 'yes');
  });
  const file = [
    [...head, 'ਸੈਂਟਰ'],
    [...cells, 'ASR-1'],
  ]
    .map(csvLine)
    .join('');
  const upload = await fetch(`${portal.url}/api/import/sewadar?fileName=list.csv`, {
    method: 'POST',
    headers: { cookie: area.cookie, 'content-type': 'application/octet-stream' },
    body: file,
  });
  const { data } = (await upload.json()) as { data: { id: string; mapping: Record<string, number> } };
  const { id, mapping } = data;
  expect(Object.keys(mapping).sort()).toEqual([...columns, 'centre'].sort());
  await area.put(`/api/import/sewadar/${id}/mapping`, { mapping });
  await finished(id);
  const issues = (await area.get(`/api/import/sewadar/${id}/issues`)).body.list;
  expect(issues).toEqual([]);
  await area.post(`/api/import/sewadar/${id}/commit`, { errors: 'refuse', warnings: 'accept' });
  await finished(id);
  const [found] = (await area.get('/api/sewadar', { q: 'Imported whole' })).body.data.rows;
  expect(pick(found, entered)).toEqual(pick(person, entered));
});

test('a merge can take every field from the other record', async () => {
  const kept = await makeSewadar(area, centre, sample(1));
  const merged = await makeSewadar(area, centre, sample(2));
  const reply = await area.post(`/api/sewadar/${kept}/merge`, {
    other: merged,
    version: 1,
    otherVersion: 1,
    take: entered,
    // The samples are of two people.
    isConfirmed: true,
  });
  expect(reply.status).toBe(200);
  expect(pick(await read(area, kept), entered)).toEqual(pick(sample(2), entered));
});

test('a transfer to another area takes every field along', async () => {
  const id = await makeSewadar(area, centre, sample(4));
  const asked = await area.post(`/api/sewadar/${id}/transfer-request`, { area: other, reason: 'Moved' });
  const delhi = await portal.signIn('zone');
  await delhi.get('/api/user/switch-area', { area: other });
  const places = await placesOf(portal);
  const accepted = await delhi.post(`/api/sewadar/transfers/${asked.body.data.id}/accept`, {
    centre: places['DEL-1'],
  });
  expect(accepted.body).toMatchObject({ success: true });
  const fields = entered.filter((field) => field !== 'centre');
  const row = await read(delhi, accepted.body.data.sewadar);
  expect(pick(row, fields)).toEqual(pick(sample(4), fields));
});

test('the profile prints every text but the notes', async () => {
  const id = await makeSewadar(area, centre, sample(5));
  const { pages } = await readPrint({
    portal,
    visitor: area,
    path: `/api/sewadar/${id}/print`,
    query: { language: 'en' },
  });
  const paper = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const field of entered) {
    const value = sample(5)[field];
    if (typeof value !== 'string' || !value.startsWith(field)) continue;
    expect([field, paper.includes(value)]).toEqual([field, field !== 'notes']);
  }
});

test('every field is walked', () => {
  const apart = ['departments', 'aadhaar', 'pan'];
  expect([...entered, ...apart].sort()).toEqual(Object.keys(sewadarFields.shape).sort());
});

async function finished(id: string): Promise<void> {
  await expect
    .poll(async () => (await area.get(`/api/import/sewadar/${id}`)).body.data.job?.state)
    .toBe('done');
}
