import { createHash } from 'node:crypto';
import { newId } from '@sewa/contract/kernel/values/ids';
import { SYNC_SCHEMA } from '@sewa/contract/sync/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../platform/sync/merge.rules.ts';
import { stampAt } from '../../platform/sync/stamps.rules.ts';
import { makeKeys, readKey } from '../../platform/sync/wire/frame.ts';
import { enrolTestDevice, grantSync, sendFrame } from '../../testing/sync-device.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let cloud: TestPortal;
let area: Visitor;
beforeAll(async () => {
  cloud = await openTestPortal();
  await grantSync(cloud);
  area = await cloud.signIn('area');
});
afterAll(() => cloud.close());

/** A new blood bank: a row that refers to nothing. */
function newBank(name: string): Change {
  const row = newId();
  return {
    ...{
      id: newId(),
      entity: 'blood_bank',
      row,
      kind: 'I',
      stamp: stampAt(Date.now()),
      seenMs: 0,
      before: null,
    },
    after: {
      name,
      licence_number: row,
      phone: '',
      address: '',
      is_active: true,
      notes: '',
      licence_until: null,
    },
  };
}

const banks = async (name: string) =>
  Number((await cloud.owner.query('select count(*) from blood_bank where name = $1', [name])).rows[0].count);
const incidents = async () =>
  (await area.get('/api/sync/incident')).body.data.rows.map(
    ({ kind, device }: { kind: string; device: { name: string } | null }) =>
      [kind, device?.name ?? ''].join(' '),
  );

test('a batch is applied once, confirmed again when it comes again, and refused out of its order', async () => {
  const device = await enrolTestDevice(cloud, area, 'Ordered');
  const first = device.batch([newBank('Once')]);
  expect(await device.ask('handIn', first.body)).toMatchObject({ data: { confirmed: 1 } });
  expect(await device.ask('handIn', first.body)).toMatchObject({ data: { confirmed: 1 } });
  first.done();
  const second = device.batch([newBank('Second')]);
  second.done();
  expect(await device.ask('handIn', device.batch([newBank('Third')]).body)).toMatchObject({
    code: 'SYNC_BATCH_REFUSED',
  });
  expect(await device.ask('handIn', second.body)).toMatchObject({ data: { confirmed: 2 } });
  expect(await banks('Once')).toBe(1);
  const { rows } = await cloud.owner.query(
    "select origin, user_name from change_log where entity = 'blood_bank' and title = 'Once'",
  );
  expect(rows).toEqual([{ origin: `device ${device.number}`, user_name: 'Ordered' }]);
});

test('a stolen request, sent again, does nothing and is shown', async () => {
  const device = await enrolTestDevice(cloud, area, 'Stolen');
  const stolen = await device.frame('handIn', device.batch([newBank('Stolen')]).body);
  expect((await sendFrame(cloud, stolen)).status).toBe(200);
  expect(await sendFrame(cloud, stolen)).toMatchObject({ status: 409, code: 'SYNC_REPLAYED' });
  expect(await banks('Stolen')).toBe(1);
  expect(await incidents()).toContain('replayed Stolen');
});

test('an altered request, a forged device and an unknown one are refused and shown', async () => {
  const device = await enrolTestDevice(cloud, area, 'Forged');
  const bytes = await device.frame('handIn', device.batch([newBank('Altered')]).body);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
  expect(await sendFrame(cloud, bytes)).toMatchObject({ status: 401, code: 'SYNC_REFUSED' });
  const forged = await device.frame('hello', {}, { key: readKey(makeKeys().pem) });
  expect(await sendFrame(cloud, forged)).toMatchObject({ code: 'SYNC_REFUSED' });
  const unknown = await device.frame('hello', {}, { device: newId() });
  expect(await sendFrame(cloud, unknown)).toMatchObject({ code: 'SYNC_REFUSED' });
  expect(await banks('Altered')).toBe(0);
  expect(await incidents()).toEqual(expect.arrayContaining(['badSignature Forged', 'unknownDevice ']));
});

test('a batch that was changed on the laptop, and one of another area, are refused and shown', async () => {
  const device = await enrolTestDevice(cloud, area, 'Tampered');
  const first = device.batch([newBank('Good')]);
  await device.ask('handIn', first.body);
  expect(await device.ask('handIn', device.batch([newBank('Swapped')]).body)).toMatchObject({
    code: 'SYNC_BATCH_REFUSED',
  });
  first.done();
  const { rows } = await cloud.owner.query("select id from area where code = 'DEL'");
  const foreign = device.batch([newBank('Foreign')], { area: rows[0].id });
  expect(await device.ask('handIn', foreign.body)).toMatchObject({ status: 403, code: 'SYNC_OTHER_AREA' });
  expect(await banks('Swapped')).toBe(0);
  expect(await banks('Foreign')).toBe(0);
  expect(await incidents()).toEqual(expect.arrayContaining(['alteredBatch Tampered', 'otherArea Tampered']));
});

test('a revoked laptop gets nothing; what it hands in waits for a decision; a replay stays refused', async () => {
  const device = await enrolTestDevice(cloud, area, 'Revoked');
  const first = device.batch([newBank('Before')]);
  const before = await device.frame('handIn', first.body);
  expect(await sendFrame(cloud, before)).toMatchObject({ data: { confirmed: 1, isHeld: false } });
  first.done();
  expect(
    (await area.post(`/api/sync/device/${device.id}/revoke`, { reason: 'lost' })).body.data,
  ).toMatchObject({ state: 'revoked' });
  expect(await device.ask('pull', { cursor: null, place: null })).toMatchObject({
    status: 403,
    code: 'SYNC_REVOKED',
  });
  expect(await device.ask('staff', {})).toMatchObject({ code: 'SYNC_REVOKED' });
  expect(await sendFrame(cloud, before)).toMatchObject({ code: 'SYNC_REPLAYED' });
  const late = device.batch([newBank('Late')]);
  expect(await device.ask('handIn', late.body)).toMatchObject({ data: { confirmed: 2, isHeld: true } });
  expect(await banks('Late')).toBe(0);
  expect(await incidents()).toEqual(expect.arrayContaining(['revoked Revoked', 'replayed Revoked']));
  const accepted = await area.post(`/api/sync/device/${device.id}/held`, {
    act: 'accept',
    reason: 'papers agree',
  });
  expect(accepted.body.data).toMatchObject({
    ...{ heldBatches: 0, heldAct: 'accept', heldReason: 'papers agree', heldDecidedBatches: 1 },
    ...{ heldDecidedAt: expect.any(String), heldDecidedByName: expect.stringMatching(/./) },
  });
  const { rows: decisions } = await cloud.owner.query(
    "select after from change_log where entity = 'sync_device' and row_id = $1 and after ? 'held_act' and kind = 3",
    [device.id],
  );
  expect(decisions).toMatchObject([
    { after: { held_act: 'accept', held_reason: 'papers agree', held_decided_batches: 1 } },
  ]);
  expect(await banks('Late')).toBe(1);
  expect(
    (await area.post(`/api/sync/device/${device.id}/held`, { act: 'discard', reason: 'again' })).body.code,
  ).toBe('SYNC_NOTHING_HELD');
});

test('of two administrators who edit a laptop, the second is told of the first', async () => {
  const device = await enrolTestDevice(cloud, area, 'Edited');
  const path = `/api/sync/device/${device.id}`;
  const versionOf = async () => {
    const { devices } = (await area.get('/api/sync/device')).body.data;
    return devices.find(({ id }: { id: string }) => id === device.id).version;
  };
  const version = await versionOf();
  const first = await area.put(path, { name: 'Edited first', staff: [], version });
  expect(first.body.data).toMatchObject({ name: 'Edited first', version: version + 1 });
  expect((await area.put(path, { name: 'Edited second', staff: [], version })).body).toMatchObject({
    code: 'CONFLICT',
    data: { name: 'Edited first', staff: [], version: version + 1 },
  });
  // What the laptop does in the meantime is no edit.
  expect(await device.ask('staff', {})).toMatchObject({ status: 200 });
  expect(await versionOf()).toBe(version + 1);
});

test('a newer laptop is told to wait; an older one hands in, and what it does not know gets its default', async () => {
  const device = await enrolTestDevice(cloud, area, 'Versions');
  const newer = await device.frame('hello', {}, { schema: 99 });
  expect(await sendFrame(cloud, newer)).toMatchObject({ status: 409, code: 'SYNC_CLOUD_OLDER' });
  const bank = newBank('Older');
  const { notes: _notes, ...known } = bank.after ?? {};
  const batch = device.batch([{ ...bank, after: known }]);
  expect(await device.ask('handIn', batch.body)).toMatchObject({ status: 200 });
  expect((await cloud.owner.query("select notes from blood_bank where name = 'Older'")).rows).toEqual([
    { notes: '' },
  ]);
});

/** The synced columns and their types by SYNC_SCHEMA. Lines are added, never changed: laptops with these columns are out there. */
const columnsOf: Readonly<Record<number, string>> = {
  1: '0544bbe91c2bbb91',
  2: 'e27bf65fb6d07850',
};

test('the version of the synced columns rises when they change', async () => {
  const { rows } = await cloud.owner.query<{ column: string }>(
    `select s.entity || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) as column
     from sync_columns() s join pg_attribute a on a.attrelid = s.entity::regclass and a.attname = any (s.columns)`,
  );
  const digest = createHash('sha256')
    .update(JSON.stringify(rows.map(({ column }) => column).sort()))
    .digest('hex')
    .slice(0, 16);
  expect(
    columnsOf[SYNC_SCHEMA],
    `These are not the columns of SYNC_SCHEMA ${SYNC_SCHEMA}. Raise it in contract/src/sync/wire.ts and add its line above: '${digest}'. ` +
      'A new column needs a default, so that laptops without it can hand in; one that is renamed or gets another type breaks them.',
  ).toBe(digest);
  expect(columnsOf[SYNC_SCHEMA + 1]).toBeUndefined();
});

test('a code is used once, and a wrong one is shown', async () => {
  await enrolTestDevice(cloud, area, 'Once only');
  const { data } = (await area.post('/api/sync/device/code', { name: 'Spare' })).body;
  expect((await area.get('/api/sync/device')).body.data.enrolments).toMatchObject([{ name: 'Spare' }]);
  expect((await area.delete(`/api/sync/device/code/${data.id}`)).status).toBe(200);
  const reply = await cloud.visitor().post('/api/sync/device/enrol', { code: data.code });
  expect(reply.status).toBe(400);
  expect(
    (await area.get('/api/sync/device')).body.data.devices.map(({ name }: { name: string }) => name),
  ).toContain('Once only');
});

test('nobody takes more to a laptop than they hold, nor for longer: neither what it reads nor who signs in on it', async () => {
  const idOf = async (username: string) =>
    (await cloud.owner.query('select id from app_user where username = $1', [username])).rows[0].id;
  const enrol = (staff: readonly string[]) => area.post('/api/sync/device/code', { name: 'Beyond', staff });
  const grant = (username: string, acl: object) =>
    cloud.owner.query('update app_user set acl = acl || $1 where username = $2', [acl, username]);
  const lend = (username: string, rights: readonly object[]) =>
    cloud.owner.query('update app_user set temporary_acl = $1 where username = $2', [
      JSON.stringify(rights),
      username,
    ]);
  const [clerk, own] = await Promise.all([idOf('clerk'), idOf('area')]);
  const { rows } = await cloud.owner.query(`select acl from app_user where username = 'area'`);
  const { 'BLOOD_DONATION.CAMP': camp, 'BLOOD_DONATION.DONOR': donor, 'BAV.SKU': items } = rows[0].acl;
  expect((await enrol([own])).status).toBe(200);

  await grant('area', { 'BAV.SKU': 2 });
  await grant('clerk', { 'BAV.SKU': 6 });
  expect((await enrol([own])).status).toBe(200);
  expect((await enrol([own, clerk])).body).toMatchObject({
    code: 'GRANT_BEYOND_OWN',
    data: { keys: ['BAV.SKU'] },
  });
  // A right until a day is as much today, but not for as long.
  const lent = { key: 'BAV.SKU', value: 3, until: '2098-12-31' };
  await lend('area', [lent]);
  expect((await enrol([own])).status).toBe(200);
  expect((await enrol([clerk])).body).toMatchObject({
    code: 'GRANT_BEYOND_OWN',
    data: { keys: ['BAV.SKU'] },
  });
  await grant('clerk', { 'BAV.SKU': 2 });
  await lend('clerk', [lent]);
  expect((await enrol([clerk])).status).toBe(200);
  await lend('clerk', [{ ...lent, until: '2099-01-01' }]);
  expect((await enrol([clerk])).body.code).toBe('GRANT_BEYOND_OWN');
  await lend('clerk', []);
  await lend('area', []);

  await grant('area', { 'BAV.SKU': items, 'BLOOD_DONATION.CAMP': 2 });
  expect((await enrol([own])).body).toMatchObject({ code: 'FORBIDDEN' });
  await grant('area', { 'BLOOD_DONATION.CAMP': camp });
  expect((await enrol([own])).status).toBe(200);
  // The medical station reads what is confidential, and no records of donors.
  await grant('area', { 'BLOOD_DONATION.DONOR': 1 });
  expect((await enrol([])).body).toMatchObject({
    code: 'FORBIDDEN',
    data: { requirement: { key: 'BLOOD_DONATION.DONOR' } },
  });
  await grant('area', { 'BLOOD_DONATION.DONOR': donor });

  // A laptop goes on until it is revoked: whoever stands in until a day gives no code for one.
  for (const [key, value] of [
    ['BLOOD_DONATION.CAMP', camp],
    ['SETTINGS.DEVICE', 6],
  ]) {
    await lend('area', [{ key, value, until: '2099-12-31' }]);
    await grant('area', { [key]: key === 'SETTINGS.DEVICE' ? 2 : 1 });
    expect((await enrol([])).body).toMatchObject({ code: 'SYNC_RIGHTS_END' });
    await grant('area', { [key]: value });
    expect((await enrol([])).status).toBe(200);
  }
  await lend('area', []);
});
