import { fork } from 'node:child_process';
import { once } from 'node:events';
import { validStatuses } from '@sewa/contract/badges/enums';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { leftStatuses } from '@sewa/contract/sewadar/left-statuses';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { sendOnce } from './testing/send-once.ts';

const today = todayIn('Asia/Kolkata');
let appUrl: string;
let owner: Pool;
let mail: MailServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  appUrl = database.appUrl;
  owner = new Pool({ connectionString: database.ownerUrl, max: 3 });
  mail = await openMailServer();
});
afterAll(async () => {
  await mail.close();
  await owner.end();
});

/** The clerk of the first centre and the area office have an address; nothing expires but what a test makes. */
beforeEach(async () => {
  mail.mails.length = 0;
  await owner.query('delete from expiry_alert');
  await owner.query(
    `update app_user set email = case when username in ('clerk', 'area') then username || '@example.org' else '' end`,
  );
  await owner.query("update app_user set acl = acl || $1::jsonb where username = 'clerk'", [
    { 'TRANSPORT.VEHICLE': 30, 'TRANSPORT.DRIVER': 30, 'SG_MANAGEMENT.RECORD': 6 },
  ]);
  await owner.query("update expiring_paper set valid_until = '2090-01-01'");
  await owner.query(`update badge set valid_to = '2090-01-01' where valid_to >= $1`, [today]);
});

const send = (on = today, smtpUrl = mail.url) => sendOnce({ appUrl, smtpUrl, today: on });
const told = (to: string) =>
  mail.mails.filter((one) => one.to === `${to}@example.org`).map(({ text }) => text);

/** A paper of the first centre's satsang ghar, or of the second's. */
async function setPaper(kind: string, day: string, centre = 'ASR-1'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `update expiring_paper p set valid_until = $2 from sg_premises s join centre c on c.id = s.centre_id
     where s.id = p.premises_id and p.kind = $1 and c.code = $3 and p.is_current returning p.id`,
    [kind, day, centre],
  );
  const [found] = rows;
  if (!found) throw new Error(`no ${kind} at ${centre}`);
  return found.id;
}

test('each of 30, 14 and 7 days before is told once, however often the round runs', async () => {
  await setPaper('fireNoc', dayAfter(today, 31));
  for (const passed of [0, 1, 1, 16, 17, 20, 24, 24, 31, 32, 5]) await send(dayAfter(today, passed));
  for (const to of ['clerk', 'area']) {
    const texts = told(to);
    expect(texts.map((text) => /Within (\d+) days/.exec(text)?.[1])).toEqual(['30', '14', '7']);
    for (const text of texts) expect(text).toContain('Fire safety NOC, Satsang Ghar Ranjit Avenue');
  }
});

test('each is told what is theirs to renew: the own centre, the own area, papers and badges', async () => {
  await setPaper('electricalSafety', dayAfter(today, 5), 'ASR-1');
  await setPaper('electricalSafety', dayAfter(today, 5), 'ASR-2');
  await owner.query(
    `update expiring_paper set valid_until = $1 where id in (select p.id from expiring_paper p join transport_vehicle v on v.id = p.vehicle_id
       join centre c on c.id = v.centre_id where p.is_current and p.kind = 'insurance' and c.code <> 'ASR-1' and v.status <> 'withdrawn' limit 1)`,
    [dayAfter(today, 6)],
  );
  const { rowCount } = await owner.query(
    `update badge set valid_to = $1 where id in (select id from badge b where b.valid_to = '2090-01-01' and b.type = 1 and b.status = any ($2)
       and b.area_id = (select id from area where code = 'ASR') limit 3)`,
    [dayAfter(today, 12), [...validStatuses]],
  );
  await send();
  const [clerk = '', area = ''] = [told('clerk')[0], told('area')[0]];
  expect(clerk).toContain('Ranjit Avenue');
  expect(clerk.match(/Electrical inspection/g)).toHaveLength(1);
  expect(clerk).not.toContain('Insurance');
  expect(area.match(/Electrical inspection/g)).toHaveLength(2);
  expect(area).toContain('Insurance');
  expect(rowCount).toBe(3);
  expect(area).toContain('Permanent: 3 badges');
});

test('whoever turned the mails off gets none, and what was due meanwhile once they are on again', async () => {
  const turn = (isOn: boolean) =>
    owner.query(
      "update app_user set preferences = preferences || jsonb_build_object('alertMails', $1::boolean) where username = 'clerk'",
      [isOn],
    );
  await setPaper('fireNoc', dayAfter(today, 10));
  await turn(false);
  expect(await send()).toMatchObject({ mails: 1 });
  expect([told('clerk').length, told('area').length]).toEqual([0, 1]);
  await turn(true);
  await send();
  expect(told('clerk')).toHaveLength(1);
});

test('the papers of a driver who is inactive or no longer a sewadar are not told', async () => {
  const { rows } = await owner.query<{ id: string; sewadar: string }>(
    `select d.id, d.sewadar_id as sewadar from transport_driver d join centre c on c.id = d.centre_id
     where c.code = 'ASR-1' and d.status = 'active' and d.sewadar_id is not null order by d.id limit 1`,
  );
  const [driver] = rows;
  if (!driver) throw new Error('no driver at ASR-1');
  await owner.query(`update org set acl = acl || '{"TRANSPORT.DRIVER": 30}'`);
  await owner.query(
    "update expiring_paper set valid_until = $2 where driver_id = $1 and kind = 'licence' and is_current",
    [driver.id, dayAfter(today, 10)],
  );
  const isTold = async ({ status, sewadar }: { status: string; sewadar: string }) => {
    mail.mails.length = 0;
    await owner.query('delete from expiry_alert');
    await owner.query('update transport_driver set status = $2 where id = $1', [driver.id, status]);
    await owner.query('update sewadar set status = $2 where id = $1', [driver.sewadar, sewadar]);
    await send();
    return told('clerk').some((text) => text.includes('Driving licence'));
  };
  const serving = { status: 'active', sewadar: 'active' };
  expect(await isTold(serving)).toBe(true);
  expect(await isTold({ ...serving, status: 'inactive' })).toBe(false);
  for (const left of leftStatuses) expect(await isTold({ ...serving, sewadar: left })).toBe(false);
  expect(await isTold(serving)).toBe(true);
});

test('what was renewed or lapsed is not told; a corrected day is told anew', async () => {
  const id = await setPaper('fireNoc', dayAfter(today, 10));
  await send();
  expect(told('clerk')).toHaveLength(1);
  await owner.query('update expiring_paper set valid_until = $2 where id = $1', [id, dayAfter(today, 11)]);
  await send();
  expect(told('clerk')).toHaveLength(2);
  await owner.query('update expiring_paper set is_current = false where id = $1', [id]);
  await setPaper('waterTest', dayAfter(today, -1));
  await send(dayAfter(today, 5));
  expect(told('clerk')).toHaveLength(2);
  await owner.query('update expiring_paper set is_current = true where id = $1', [id]);
});

test('a mail that the server refuses is sent in the next round; without a mail server nothing is claimed', async () => {
  await setPaper('fireNoc', dayAfter(today, 3));
  const refusing = await openMailServer({ isRefusing: true });
  expect(await send(today, refusing.url)).toMatchObject({ mails: 0, refused: 2 });
  await refusing.close();
  expect(await send()).toMatchObject({ mails: 2, refused: 0 });
  expect(await send()).toMatchObject({ mails: 0 });
});

test('five rounds at once send one mail to each', async () => {
  await setPaper('fireNoc', dayAfter(today, 3));
  await Promise.all(Array.from({ length: 5 }, () => send()));
  expect([told('clerk').length, told('area').length]).toEqual([1, 1]);
});

test('killed while the mail server holds the mail, a round leaves nothing untold and nothing twice', async () => {
  await setPaper('fireNoc', dayAfter(today, 3));
  const holding = await openMailServer({ isHolding: true });
  const child = fork(new URL('./testing/alert-process.ts', import.meta.url), [appUrl, holding.url, today]);
  const heldId = await holding.held;
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holding.close();
  // Another server may still be at it: for five minutes nobody else sends it.
  expect(await send()).toMatchObject({ mails: 1 });
  await owner.query("update expiry_alert set claimed_at = claimed_at - interval '6 minutes'");
  expect(await send()).toMatchObject({ mails: 1 });
  expect(await send()).toMatchObject({ mails: 0 });
  expect([told('clerk').length, told('area').length]).toEqual([1, 1]);
  const ids = mail.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim());
  expect(ids).toContain(heldId);
  expect(new Set(ids).size).toBe(2);
});

test('looking for alerts shows nothing to others and writes nothing', async () => {
  const client = new Pool({ connectionString: appUrl, max: 1 });
  const { rows } = await owner.query<{ id: string }>("select id from app_user where username = 'clerk'");
  try {
    await client.query('begin');
    await client.query('select * from open_alerts($1)', [rows[0]?.id]);
    await expect(
      client.query('insert into transport_site (area_id, id, name) values (gen_random_uuid(), $1, $2)', [
        newId(),
        'x',
      ]),
    ).rejects.toThrow(/read-only/);
    await client.query('rollback');
    await expect(client.query('select * from expiry_alert')).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
  }
});
