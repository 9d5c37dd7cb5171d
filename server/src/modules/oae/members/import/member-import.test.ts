import type { ImportState } from '@sewa/contract/imports/imports';
import { memberFields, members } from '@sewa/contract/oae/members';
import { memberWords } from '@sewa/contract/oae/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLine } from '../../../../platform/sheets/csv/csv-line.ts';
import { sampleFields } from '../../../../testing/sample-fields.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../../testing/oae-people.ts';
import { freshPhone, someAttendant } from '../../testing/some-member.ts';

const path = '/api/import/oaeMember';
const membersPath = '/api/oae/members';
let portal: TestPortal;
let people: OaePeople;
let here: string;

beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
  const acl = JSON.stringify({ 'SEWADAR.OAE': 210 });
  await portal.owner.query('update org set acl = acl || $1', [acl]);
  await portal.owner.query("update app_user set acl = acl || $1 where username in ('area', 'clerk')", [acl]);
});
afterAll(() => portal.close());

async function upload(by: Visitor, text: string): Promise<Reply> {
  const reply = await fetch(`${portal.url}${path}?fileName=members.csv`, {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    body: new TextEncoder().encode(text),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

async function settled(by: Visitor, id: string): Promise<ImportState> {
  let state: ImportState | undefined;
  await expect
    .poll(
      async () => {
        state = (await by.get(`${path}/${id}`)).body.data;
        return state?.job?.state;
      },
      { timeout: 60_000 },
    )
    .toMatch(/done|failed|cancelled/);
  if (!state) throw new Error('no state');
  return state;
}

async function checked(by: Visitor, text: string): Promise<ImportState> {
  const { id, mapping } = (await upload(by, text)).body.data;
  expect((await by.put(`${path}/${id}/mapping`, { mapping })).status).toBe(200);
  return settled(by, id);
}

const commit = (by: Visitor, id: string, body = { errors: 'leaveOut', warnings: 'accept' }) =>
  by.post(`${path}/${id}/commit`, body);

async function committed(by: Visitor, id: string): Promise<ImportState> {
  expect((await commit(by, id)).status).toBe(200);
  return settled(by, id);
}

async function issuesOf(by: Visitor, id: string): Promise<string[]> {
  const { list } = (await by.get(`${path}/${id}/issues`, { size: 500 })).body;
  const found: string[] = list.flatMap(
    ({ row, issues }: { row: number; issues: { field: string; code: string }[] }) =>
      issues.map(({ field, code }) => `${row} ${field} ${code}`),
  );
  return found.sort();
}

async function count(name: string): Promise<number> {
  const statement = 'select count(*)::int from oae_member where name like $1';
  return (await portal.owner.query(statement, [name])).rows[0].count;
}

const head = [
  ...(['Name', 'Gender', 'DOB', 'Centre', 'Mobile', 'Mobility', 'Needs', 'Emergency contact'] as const),
  ...(['Emergency phone', 'Seat block', 'Pass type', 'Valid till', 'Attendant Name'] as const),
  ...(['Attendant Mobile', 'Attendant Relation', 'Attendant Gender'] as const),
];
type Cells = Partial<Record<(typeof head)[number], string>>;

const usual: Cells = {
  Gender: 'F',
  DOB: '05-01-1948',
  Centre: 'ASR-1',
  Mobility: 'Walking stick',
  'Emergency contact': 'Gurdeep Singh',
  'Emergency phone': '98765 22222',
};

/** A list with a line for each person. */
function listOf(...lines: Cells[]): string {
  const rows = lines.map((cells) => head.map((heading) => cells[heading] ?? usual[heading] ?? ''));
  return [head, ...rows].map(csvLine).join('');
}

test('a list of members comes in with numbers, passes, seats and attendants', async () => {
  const { area, centres } = people;
  const block = await area.post('/api/oae/blocks', {
    ...{ centre: here, name: 'Hall of lists', seats: 40, hasWheelchairRoom: true },
    ...{ position: 9, isActive: true },
  });
  const attendant = { 'Attendant Name': 'Ravi Gill', 'Attendant Mobile': '98111 00001' };
  const list = listOf(
    {
      ...{ Name: 'ਅਮਰ ਕੌਰ', Needs: 'Oxygen; ਉੱਚਾ ਸੁਣਦੇ ਹਨ', 'Seat block': 'hall of LISTS', ...attendant },
      ...{ 'Attendant Relation': 'Son', 'Attendant Gender': 'M' },
    },
    {
      ...{ Name: 'Bachan Kaur', Centre: 'ਤਰਨ ਤਾਰਨ', Mobility: 'wheel chair' },
      ...{ 'Pass type': 'Temporary', 'Valid till': '31-12-30' },
    },
  );
  const { mapping } = (await upload(area, list)).body.data;
  expect(mapping).toMatchObject({ name: 0, birthDate: 2, phone: 4, mobility: 5, block: 9, isPermanent: 10 });
  expect(mapping).toMatchObject({ validTo: 11, attendantName: 12, attendantPhone: 13, attendantGender: 15 });

  const { id } = await checked(area, list);
  expect(await issuesOf(area, id)).toEqual([]);
  expect(await count('ਅਮਰ ਕੌਰ')).toBe(0);
  expect(await committed(area, id)).toMatchObject({ state: 'done', result: { created: 2, leftOut: 0 } });

  const [bachan, amar] = (await area.get(membersPath, { sort: '-number', size: 2 })).body.data.rows;
  expect(members.row.parse(amar)).toMatchObject({
    ...{ name: 'ਅਮਰ ਕੌਰ', centre: here, needs: ['hearing', 'oxygen'], mobility: 'stick', status: 'active' },
    ...{ block: block.body.data.id, isPermanent: true, validTo: null, emergencyPhone: '+919876522222' },
    passCode: expect.stringMatching(/^M[0-9A-Z]{9}$/),
    attendants: [
      {
        ...{ name: 'Ravi Gill', nameLatin: 'Ravi Gill', phone: '+919811100001', relation: 'Son' },
        ...{ gender: 'male', sewadar: null, passCode: expect.stringMatching(/^A[0-9A-Z]{9}$/) },
      },
    ],
  });
  expect(bachan).toMatchObject({
    ...{ name: 'Bachan Kaur', centre: centres['ASR-2'], mobility: 'wheelchair', number: amar.number + 1 },
    ...{ isPermanent: false, validTo: '2030-12-31', attendants: [] },
  });
  expect((await newMember(area, here)).number).toBe(bachan.number + 1);

  const log = await portal.owner.query(
    "select entity, origin, kind from change_log where row_id = $1 and entity = 'oae_member'",
    [amar.id],
  );
  expect(log.rows).toEqual([{ entity: 'oae_member', origin: 'import', kind: 4 }]);
});

test('what the form refuses is named by row and column, and only the good rows come in', async () => {
  const { area } = people;
  const { id } = await checked(
    area,
    listOf(
      { Name: 'Wrong Good' },
      { Name: '', Gender: '?', DOB: '31-02-1940' },
      { Name: 'Wrong Place', Centre: 'NOWHERE', Mobile: '12', Mobility: '' },
      { Name: 'Wrong Age', DOB: '1990' },
      { Name: 'Wrong Contact', 'Emergency contact': '' },
      { Name: 'Wrong Pass', 'Pass type': 'Temporary' },
      { Name: 'Wrong Helper', 'Attendant Name': 'Somebody' },
      { Name: 'Wrong Seat', 'Seat block': 'Nowhere' },
    ),
  );
  expect(await issuesOf(area, id)).toEqual([
    '3 birthDate notADay',
    '3 gender notAChoice',
    '3 name missing',
    '4 centre unknownCentre',
    '4 mobility missing',
    '4 phone notAPhone',
    '5 medicalReason enclosureAge',
    '6 emergencyName contactNeeded',
    '7 validTo lastDayMissing',
    '8 attendantGender missing',
    '8 attendantPhone missing',
    '9 block unknownBlock',
  ]);
  const { list } = (await area.get(`${path}/${id}/issues`, { size: 500 })).body;
  const contact = list.find(({ row }: { row: number }) => row === 6).issues[0];
  expect(contact).toMatchObject({
    heading: 'Emergency contact',
    column: 'H',
    message: 'Needed, so that somebody can be phoned in an emergency',
  });
  const refused = await commit(area, id, { errors: 'refuse', warnings: 'accept' });
  expect(refused.body.code).toBe('IMPORT_HAS_ISSUES');
  expect((await committed(area, id)).result).toEqual({ created: 1, leftOut: 7 });
  expect(await count('Wrong %')).toBe(1);
});

test('a clerk imports into their own centre only, and learns of another one only that somebody is known', async () => {
  const { area, clerk, centres } = people;
  const phone = freshPhone();
  const known = await newMember(area, centres['ASR-2'], { name: 'Pritam Lohar', nameLatin: '', phone });
  const list = listOf(
    { Name: 'Gian Lohar', Centre: '' },
    { Name: 'Nihal Lohar', Centre: 'ASR-2' },
    { Name: 'Pritam Lohar', Mobile: phone, DOB: '1940' },
  );
  const { id } = await checked(clerk, list);
  expect(await issuesOf(clerk, id)).toEqual(['3 centre otherCentre', '4 name likelyKnown']);
  const messageFor = async (by: Visitor, file: string) => {
    const { body } = await by.get(`${path}/${file}/issues`);
    return body.list.find(({ row }: { row: number }) => row === 4).issues[0].message;
  };
  expect(await messageFor(clerk, id)).not.toMatch(/\d/);
  expect(await messageFor(area, (await checked(area, list)).id)).toContain(`(${known.number})`);

  await commit(clerk, id, { errors: 'leaveOut', warnings: 'leaveOut' });
  expect((await settled(clerk, id)).result).toEqual({ created: 1, leftOut: 2 });
  const [made] = (await clerk.get(membersPath, { q: 'Gian Lohar' })).body.data.rows;
  expect(made).toMatchObject({ name: 'Gian Lohar', centre: here });
});

test('it takes the right to import, and is its maker’s own', async () => {
  const { area, clerk, other } = people;
  const list = listOf({ Name: 'Secret' });
  const { id } = (await upload(area, list)).body.data;
  expect((await clerk.get(`${path}/${id}`)).status).toBe(404);
  for (const reply of [await upload(other, list), await other.get(path), await other.get(`${path}/template`)])
    expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await area.get(`${path}/template`)).headers.get('content-type')).toContain('spreadsheetml');
});

test('the same person is asked about, in one list and in the next, and a list is committed once', async () => {
  const { area } = people;
  const twice = { Name: 'Dalip Kaur', Mobile: '98123 00001' };
  const list = listOf(twice, { ...twice, DOB: '1950' });
  const first = await checked(area, list);
  expect(await issuesOf(area, first.id)).toEqual(['3 name likelyTwice']);
  await commit(area, first.id, { errors: 'refuse', warnings: 'leaveOut' });
  expect((await settled(area, first.id)).result).toEqual({ created: 1, leftOut: 1 });
  expect((await commit(area, first.id)).body.code).toBe('IMPORT_NOT_READY');

  const again = await checked(area, list);
  expect(await issuesOf(area, again.id)).toEqual([
    '2 name likelyKnown',
    '3 name likelyKnown',
    '3 name likelyTwice',
  ]);
  const refused = await commit(area, again.id, { errors: 'refuse', warnings: 'refuse' });
  expect(refused.body.code).toBe('IMPORT_HAS_ISSUES');
  expect(await count('Dalip Kaur')).toBe(1);
});

test('nobody attends three members, counting those of other centres and the rows above', async () => {
  const { area, clerk, centres } = people;
  const phone = freshPhone();
  const attendants = [someAttendant({ name: 'teja  GILL', nameLatin: '', phone })];
  await newMember(area, centres['ASR-2'], { attendants });
  const teja = { 'Attendant Name': 'Teja Gill', 'Attendant Mobile': phone, 'Attendant Gender': 'M' };
  const { id } = await checked(
    clerk,
    listOf(
      { Name: 'Udham Bedi', ...teja },
      { Name: 'Vasant Bedi', ...teja },
      { Name: 'Zora Bedi', ...teja, 'Attendant Mobile': freshPhone() },
    ),
  );
  expect(await issuesOf(clerk, id)).toEqual(['3 attendantName thirdMember']);
  expect((await committed(clerk, id)).result).toEqual({ created: 2, leftOut: 1 });
});

test('an attendant who was given two members since the check stops all of it, and the numbers go back', async () => {
  const { area, clerk } = people;
  const phone = freshPhone();
  const { id } = await checked(
    area,
    listOf({
      ...{ Name: 'Late Sodhi', 'Attendant Name': 'Kehar Gill' },
      ...{ 'Attendant Mobile': phone, 'Attendant Gender': 'M' },
    }),
  );
  expect(await issuesOf(area, id)).toEqual([]);
  const attendants = [someAttendant({ name: 'Kehar Gill', nameLatin: '', phone })];
  await newMember(clerk, here, { attendants });
  const { number } = await newMember(clerk, here, { attendants });
  expect(await committed(area, id)).toMatchObject({
    state: 'checked',
    result: null,
    job: { state: 'failed', error: { code: 'IMPORT_STALE' } },
  });
  expect(await count('Late Sodhi')).toBe(0);
  expect((await newMember(clerk, here)).number).toBe(number + 1);
});

/** What follows from an age, and what is chosen among other records. */
const apart = ['isBirthEstimated', 'sewadar', 'attendants', 'centre', 'block'] as const;
type Column = Exclude<keyof typeof memberFields.shape, (typeof apart)[number]>;
const columns = Object.keys(memberFields.shape).filter(
  (field): field is Column => !apart.some((one) => one === field),
);
const pick = (row: Record<string, unknown>) =>
  Object.fromEntries(columns.map((field) => [field, row[field]]));

test('a list brings every field along', async () => {
  const { area } = people;
  const person: Record<string, unknown> = {
    ...sampleFields(members, { round: 3, centre: here }),
    ...{ birthDate: '1943-02-03', status: 'active', isPermanent: false, validTo: '2033-01-01' },
  };
  const cells = columns.map((field) => {
    const value = person[field];
    return Array.isArray(value) ? value.join('; ') : String(value);
  });
  const lines = [
    [...columns.map((field) => memberWords.fields[field].pa), memberWords.fields.centre.pa],
    [...cells, 'ASR-1'],
  ];
  const { id, mapping } = await checked(area, lines.map(csvLine).join(''));
  expect(Object.keys(mapping).sort()).toEqual([...columns, 'centre'].sort());
  expect(await issuesOf(area, id)).toEqual([]);
  await committed(area, id);
  const [found] = (await area.get(membersPath, { q: 'nameLatin 3' })).body.data.rows;
  expect(pick(found)).toEqual(pick(person));
});

test('an exported member comes in as it went out, but for the attendants', async () => {
  const { area } = people;
  const member = await newMember(area, here, {
    ...{ name: 'Wapas Khurana', nameLatin: 'Wapas Khurana', needs: ['sight', 'diet'], phone: freshPhone() },
    ...{ isPermanent: false, validFrom: '2026-01-01', validTo: '2030-12-31', notes: 'Two, of many' },
    attendants: [someAttendant({ phone: freshPhone() })],
  });
  const file = (await area.get(`${membersPath}/export`, { q: 'Wapas Khurana' })).body as string;
  const { id } = await checked(area, file);
  expect(await issuesOf(area, id)).toEqual(['2 name likelyKnown']);
  await committed(area, id);
  const { rows } = (await area.get(membersPath, { q: 'Wapas Khurana', sort: 'number' })).body.data;
  expect(rows).toHaveLength(2);
  expect(pick(rows[1])).toEqual(pick(member));
  expect(rows[1]).toMatchObject({ centre: here, block: null, attendants: [] });
});
