import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedCodes } from '../../../testing/printed-codes.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const today = todayIn('Asia/Kolkata');
const origin = 'https://portal.example.org';
let portal: TestPortal;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_ORIGIN: origin });
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const verify = async (code: string) =>
  (await area.post('/api/badges/verify', { id: newId(), gate: 'A', subject: { code } })).body.data;
const print = (id: string, by = area) =>
  fetch(`${portal.url}/api/badges/fleet/${id}/print?language=pa`, { headers: { cookie: by.cookie } });
/** As a phone opens the printed address, without an account. */
async function open(address: string, language = 'en') {
  const url = `${portal.url}${new URL(address).pathname}`;
  const reply = await fetch(url, { headers: { 'accept-language': language } });
  return { status: reply.status, type: reply.headers.get('content-type'), page: await reply.text() };
}
const setPaper = (vehicle: string, kind: string, day: string) =>
  portal.owner.query(
    'update expiring_paper set valid_until = $3 where vehicle_id = $1 and kind = $2 and is_current',
    [vehicle, kind, day],
  );

test('a windscreen code shows six ticks to the gate and to strangers, and follows the papers', async () => {
  const { rows } = await portal.owner.query<{ id: string; number: string }>(
    `select v.id, v.number from transport_vehicle v join area a on a.id = v.area_id
     where a.code = 'ASR' and v.status = 'inUse' and v.owner_name = '' order by v.number limit 1`,
  );
  const [vehicle] = rows;
  if (!vehicle) throw new Error('no vehicle is in use');
  await portal.owner.query(
    'update expiring_paper set valid_until = $2 where vehicle_id = $1 and is_current',
    [vehicle.id, '2089-12-31'],
  );
  await setPaper(vehicle.id, 'insurance', dayAfter(today, 20));
  const printed = await print(vehicle.id);
  expect(printed.status).toBe(200);
  const [code = ''] = await printedCodes(Buffer.from(await printed.arrayBuffer()), { dpi: 100 });
  expect(code).toContain(`${origin}/api/badges/windscreen/S1.F1.ASR.`);

  const atGate = await verify(code);
  expect(atGate).toMatchObject({
    answer: 'valid',
    kind: 'fleet',
    vehicle: { number: vehicle.number },
    person: null,
  });
  expect(atGate.papers.map(({ kind }: { kind: string }) => kind)).toEqual([
    'registration',
    'insurance',
    'pollution',
    'fitness',
    'permit',
    'tax',
  ]);
  for (const [language, word] of [
    ['en', 'Insurance'],
    ['hi', 'बीमा'],
    ['pa', 'ਬੀਮਾ'],
  ] as const) {
    const shown = await open(code, language);
    expect(shown).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(shown.page.match(/<li /g)).toHaveLength(6);
    expect(shown.page).toContain(vehicle.number);
    expect(shown.page).toContain(word);
    expect(shown.page).not.toContain('class="bad"');
  }

  await setPaper(vehicle.id, 'insurance', dayAfter(today, -1));
  expect((await verify(code)).answer).toBe('expired');
  expect((await open(code)).page).toContain('class="bad"');
  await setPaper(vehicle.id, 'insurance', dayAfter(today, 10));
  expect((await verify(code)).answer).toBe('expiring');

  await portal.owner.query("update transport_vehicle set status = 'withdrawn' where id = $1", [vehicle.id]);
  expect((await verify(code)).answer).toBe('revoked');
  expect((await open(code)).page).toContain('withdrawn from use');
  expect((await print(vehicle.id)).status).toBe(409);
});

test('the sheet of a vehicle is printed by its own centre, or for the whole area', async () => {
  const acl = { 'TRANSPORT.VEHICLE': 30 };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [acl]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
  const clerk = await portal.signIn('clerk');
  const { rows } = await portal.owner.query<{ id: string; centre: string }>(
    `select distinct on (c.code = 'ASR-1') v.id, c.code as centre from transport_vehicle v
     join centre c on c.id = v.centre_id join area a on a.id = v.area_id
     where a.code = 'ASR' and v.status = 'inUse' order by c.code = 'ASR-1', v.number`,
  );
  expect(rows).toHaveLength(2);
  for (const { id, centre } of rows) {
    expect((await clerk.get(`/api/transport/vehicle/${id}`)).status).toBe(200);
    expect((await print(id, clerk)).status).toBe(centre === 'ASR-1' ? 200 : 404);
  }
});

test('strangers learn nothing from a code that was changed, of something else, or by a withdrawn key', async () => {
  const { rows } = await portal.owner.query<{ id: string; number: string }>(
    `select v.id, v.number from transport_vehicle v join area a on a.id = v.area_id
     where a.code = 'ASR' and v.status = 'inUse' order by v.number desc limit 1`,
  );
  const { id = '', number = '' } = rows[0] ?? {};
  const [code = ''] = await printedCodes(Buffer.from(await (await print(id)).arrayBuffer()), { dpi: 100 });
  const [, , , , serial = ''] = code.split('/').at(-1)?.split('.') ?? [];
  const other = `${Number(serial) === 1 ? 2 : Number(serial) - 1}`;
  for (const changed of [code.replace(`.${serial}.`, `.${other}.`), code.replace('S1.F', 'S1.V'), `${code}A`])
    expect((await open(changed)).page).toContain('Unknown code');
  expect((await verify(code.replace(`.${serial}.`, `.${other}.`))).answer).toBe('forged');
  expect((await open(code)).page).toContain(number);
  await portal.owner.query(
    `update badge_key set withdrawn_at = now(), retired_at = now(), private_key = null, withdrawn_reason = 'Copied'`,
  );
  expect((await open(code)).page).toContain('Unknown code');
});
