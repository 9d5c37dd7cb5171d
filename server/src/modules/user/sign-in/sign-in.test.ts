import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../../../../demo/fill-demo-area.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Reply } from '../../../testing/visitor.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => portal.owner.query('delete from sign_in_try'));
afterAll(() => portal.close());

const login = (u: string, p: string, address = '203.0.113.1') =>
  portal.visitor().post('/api/user/login', { u, p }, { 'x-forwarded-for': address });
const statuses = (replies: Reply[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

/** As if some time had gone by. */
const later = (seconds: number) =>
  portal.owner.query('update sign_in_try set at = at - make_interval(secs => $1)', [seconds]);

test('the right password opens a session, logout ends it', async () => {
  const admin = await portal.signIn('admin');
  expect((await admin.get('/api/user')).body.data.area).toBe('Amritsar');
  expect((await admin.get('/api/user/logout')).status).toBe(200);
  expect((await admin.get('/api/user')).status).toBe(401);
});

test('a wrong password and an unknown user are told the same', async () => {
  const wrong = await login('clerk', 'not this one');
  const unknown = await login('no-such-user', 'not this one');
  expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(wrong.status).toBe(401);
});

test('the cookie is HttpOnly and SameSite=Strict; the database keeps only its hash', async () => {
  const reply = await portal.visitor().post('/api/user/login', { u: 'Clerk ', p: demoPassword });
  const cookie = reply.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^sewa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/);
  const secure = await portal
    .visitor()
    .post('/api/user/login', { u: 'clerk', p: demoPassword }, { 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toContain('; Secure');
  const token = cookie.slice(13, 56);
  const kept = await portal.owner.query(
    'select from session where token_hash = $1 or encode(token_hash, $2) = $3',
    [Buffer.from(token), 'base64', token],
  );
  expect(kept.rowCount).toBe(0);
});

test('twelve hours unused or seven days old, a session is over', async () => {
  const idle = await portal.signIn('clerk');
  await portal.owner.query("update session set seen_at = now() - interval '12 hours 1 second'");
  expect((await idle.get('/api/user')).status).toBe(401);
  const old = await portal.signIn('clerk');
  await portal.owner.query("update session set created_at = now() - interval '7 days 1 second'");
  expect((await old.get('/api/user')).status).toBe(401);
});

test('what other sites send is refused, the two GET calls that change something included', async () => {
  const clerk = await portal.signIn('clerk');
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'sec-fetch-site': site };
    for (const [method, path] of [
      ['GET', '/api/user/logout'],
      ['GET', '/api/user/switch-area?area=018f0000-0000-7000-8000-000000000000'],
      ['PUT', '/api/user/preferences'],
      ['POST', '/api/user/login'],
      ['DELETE', '/api/user/018f0000-0000-7000-8000-000000000000'],
    ] as const)
      expect((await clerk.send(method, path, { headers })).status).toBe(403);
  }
  expect((await clerk.get('/api/user')).status).toBe(200);
});

test('a request that says only its origin is judged by that', async () => {
  const send = (origin: string) =>
    portal.visitor().post('/api/user/login', { u: 'clerk', p: demoPassword }, { origin });
  expect((await send('https://elsewhere.example')).body.code).toBe('CROSS_SITE');
  expect((await send('null')).body.code).toBe('CROSS_SITE');
  expect((await send(portal.url)).status).toBe(200);
});

test('a password that is changed while it is being checked opens nothing', async () => {
  const change = new Client({ connectionString: portal.ownerUrl });
  await change.connect();
  try {
    const ofClerk = `(select id from app_user where username = 'clerk')`;
    const before = await change.query(
      `select password_hash as hash from credential where user_id = ${ofClerk}`,
    );
    await change.query('begin');
    await change.query(`update credential set password_hash = 'another' where user_id = ${ofClerk}`);
    const entering = login('clerk', demoPassword);
    await somebodyWaits();
    await change.query('commit');
    expect((await entering).status).toBe(401);
    const sessions = await change.query(
      `select from session where user_id = ${ofClerk} and address = '203.0.113.1'`,
    );
    expect(sessions.rowCount).toBe(0);
    await change.query(`update credential set password_hash = $1 where user_id = ${ofClerk}`, [
      before.rows[0].hash,
    ]);
  } finally {
    await change.end();
  }
});

/** Until the application waits for somebody else's lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`;
  await expect
    .poll(async () => (await portal.owner.query(waiting)).rowCount, { timeout: 10_000 })
    .toBeGreaterThan(0);
}

describe('slowing down', () => {
  test('two hundred failures from all over an IPv6 /48 slow the whole of it down', async () => {
    await portal.owner.query(
      `insert into sign_in_try (id, username, address, network, succeeded)
       select gen_random_uuid(), 'user-' || n, '2001:db8:1:' || to_hex(n) || '::/64', '2001:db8:1::/48', false from generate_series(1, 200) n`,
    );
    expect((await login('zone', demoPassword, '2001:db8:1:ffff::1')).status).toBe(429);
    expect((await login('zone', demoPassword, '2001:db8:2:ffff::1')).status).toBe(200);
  });

  test('after five failures of a user: 429 with Retry-After, the wait doubles, and passes', async () => {
    for (let i = 0; i < 4; i++) expect((await login('clerk', `wrong ${i}`)).status).toBe(401);
    const slowed = await slowedAfter('one too many', 5);
    expect([slowed.status, slowed.body.code]).toEqual([429, 'THROTTLED']);
    expect(slowed.body.message).toContain('Wait');
    await later(6);
    await slowedAfter('wrong again', 10);
    await later(11);
    expect((await login('clerk', demoPassword)).status).toBe(200);
    expect((await login('clerk', 'wrong')).status).toBe(401);
  });

  /** A wrong password, then the right one: it is told to wait so many seconds since the wrong one. */
  async function slowedAfter(wrong: string, seconds: number) {
    const began = Date.now();
    expect((await login('clerk', wrong)).status).toBe(401);
    const slowed = await login('clerk', demoPassword);
    const told = Number(slowed.headers.get('retry-after'));
    expect(told).toBeLessThanOrEqual(seconds);
    expect(told).toBeGreaterThanOrEqual(Math.ceil(seconds - (Date.now() - began) / 1_000));
    return slowed;
  }

  test('an unknown user is slowed down just the same', async () => {
    for (let i = 0; i < 5; i++) await login('no-such-user', `wrong ${i}`);
    expect((await login('no-such-user', 'wrong')).status).toBe(429);
    for (let i = 0; i < 5; i++) await login('not a username!', `wrong ${i}`);
    expect((await login('not a username!', 'wrong')).status).toBe(429);
  });

  test('of forty guesses at the same time five are checked', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => login('clerk', `guess ${i}`)));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 35 });
  });

  test('of sixty users tried from one address at the same time fifty are checked', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, i) => login(`user-${i}`, 'Summer2026!')),
    );
    expect(statuses(replies)).toEqual({ 401: 50, 429: 10 });
    expect((await login('clerk', demoPassword)).status).toBe(429);
    expect((await login('clerk', demoPassword, '203.0.113.2')).status).toBe(200);
    await later(6);
    expect((await login('area', demoPassword)).status).toBe(200);
  });

  test('a stranger elsewhere cannot lock a user out of the own desk', async () => {
    expect((await login('clerk', demoPassword, '198.51.100.1')).status).toBe(200);
    for (let i = 0; i < 8; i++) await login('clerk', `guess ${i}`, '203.0.113.9');
    expect((await login('clerk', demoPassword, '203.0.113.9')).status).toBe(429);
    expect((await login('clerk', demoPassword, '198.51.100.1')).status).toBe(200);
  });

  test('an attacker with a whole IPv6 subnet is one address', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => login(`user-${i}`, 'Summer2026!', `2001:db8::${i + 1}`)),
    );
    expect((await login('clerk', demoPassword, '2001:db8::ffff:1')).status).toBe(429);
  });

  test('what is no address is not believed', async () => {
    for (let i = 0; i < 6; i++) await login('clerk', `wrong ${i}`, 'x'.repeat(5000 + i));
    const { rows } = await portal.owner.query('select distinct address from sign_in_try');
    expect(rows).toEqual([{ address: '127.0.0.1' }]);
  });
});

describe('the audit log', () => {
  const outcomes = async () =>
    (
      await portal.owner.query(
        "select title, user_id, after from change_log where entity = 'session' order by id desc limit 6",
      )
    ).rows;

  test('shows refusals, the slowing down, and where they came from', async () => {
    for (let i = 0; i < 5; i++) await login('counter', `wrong ${i}`);
    const rows = await outcomes();
    expect(rows[0]).toEqual({
      title: 'counter',
      user_id: null,
      after: { outcome: 'slowed down', address: '203.0.113.1' },
    });
    expect(rows[1].after.outcome).toBe('refused');
    const area = await portal.signIn('area');
    const seen = await area.get('/api/user/auditlogs', { filter: { entity: 'session' } });
    expect(JSON.stringify(seen.body)).toContain('slowed down');
  });

  test('never what was typed for a user that does not exist: it may be a password', async () => {
    await login('My-secret-password', 'x');
    await login('Geheim! Ganz geheim', 'x');
    expect((await outcomes())[0]).toEqual({
      title: '',
      user_id: null,
      after: { outcome: 'unknown user', address: '203.0.113.1' },
    });
    const { rows } = await portal.owner.query("select from sign_in_try where username like '%geheim%'");
    expect(rows).toHaveLength(0);
  });
});
