import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrint } from '../../../testing/paper.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { someAttendant } from '../testing/some-member.ts';

const path = '/api/oae/members/print';
let portal: TestPortal;
let people: OaePeople;
let here: string | undefined;
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'];
});
afterAll(() => portal.close());

test('a member gets a pass and so do the attendants; the print is recorded', async () => {
  const attendants = [someAttendant(), someAttendant({ name: 'ਸਿਮਰਨ ਕੌਰ', nameLatin: 'Simran Kaur' })];
  const member = await newMember(people.clerk, here, { name: 'ਬਚਨ ਸਿੰਘ', attendants });
  const text = await printed(people.clerk, { ids: [member.id], language: 'pa' });
  for (const { passCode } of [member, ...member.attendants]) expect(text).toContain(passCode);
  expect(text.match(/OAE ਸਹਾਇਕ/g)).toHaveLength(2);
  const { rows } = await portal.owner.query('select entity, after from change_log order by id desc limit 1');
  expect(rows[0]).toMatchObject({ entity: 'oae_member', after: { print: 'passes.pdf', ids: [member.id] } });
  const alone = await printed(people.clerk, { ids: [member.id], attendants: false, language: 'en' });
  expect(alone.match(/OAE (Permanent|Attendant)/g)).toEqual(['OAE Permanent']);
});

test('only a pass that is good today is printed', async () => {
  const past = { isPermanent: false, validFrom: '2025-01-01', validTo: '2025-12-31' };
  const members = await Promise.all([
    newMember(people.clerk, here),
    newMember(people.clerk, here, past),
    newMember(people.clerk, here, { status: 'inactive' }),
  ]);
  const ids = members.map(({ id }) => id);
  const text = await printed(people.clerk, { ids, language: 'en' });
  expect(members.map(({ passCode }) => text.includes(passCode))).toEqual([true, false, false]);
});

test('what the filter matches is printed, within the own centre', async () => {
  const needs = ['oxygen', 'diet'] as const;
  const [own, foreign] = await Promise.all([
    newMember(people.clerk, here, { mobility: 'stretcher', needs: [...needs] }),
    newMember(people.area, people.centres['ASR-2'], { mobility: 'stretcher' }),
  ]);
  const query = { filter: { mobility: 'stretcher' }, language: 'en' };
  const text = await printed(people.clerk, query);
  expect(text).toContain(own.passCode);
  expect(text).not.toContain(foreign.passCode);
  expect(await printed(people.clerk, { ids: [foreign.id], language: 'en' })).toContain('No member matches');
  expect(await printed(people.delhi, query)).not.toContain(own.passCode);
});

test('more than a thousand passes are refused', async () => {
  await portal.owner.query(
    `insert into oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code)
     select area_id, gen_random_uuid(), id, 100000 + n, 'Crowd', 'male', '1940-01-01', '2026-01-01', 'M' || lpad(n::text, 9, '0')
     from centre, generate_series(1, 1001) n where code = 'ASR-2'`,
  );
  const reply = await people.area.get(path, { filter: { centre: people.centres['ASR-2'] } });
  expect([reply.status, reply.body.code]).toEqual([413, 'PRINT_TOO_LARGE']);
});

async function printed(visitor: Visitor, query: Record<string, unknown>): Promise<string> {
  const { pages } = await readPrint({ portal, visitor, path, query });
  return pages.join();
}
