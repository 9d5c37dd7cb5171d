// Long because it walks every call of the portal, and says for each kind of record where one of another area comes from.
import { graphs } from '@sewa/contract/home/graphs';
import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { meets, type Requirement, right } from '@sewa/contract/kernel/rights/requirement';
import { aclKeys, primesOf, wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { allEndpoints, allResources, guardedAttachments } from '@sewa/contract/modules';
import { userOperations, users } from '@sewa/contract/user/users';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { modules } from '../modules/index.ts';
import { serveOnlyDeclared } from '../platform/http/declared-routes.ts';
import { handle } from '../platform/http/route.ts';
import { serve } from '../platform/http/serve.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { ModuleNeeds } from '../platform/module.ts';
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts';
import type { Reply, Visitor } from '../testing/visitor.ts';
import { sampleOf } from './samples.ts';

/** The calls that anybody may make. Whoever adds one here has thought about strangers making it a million times. */
const publicCalls = [
  'POST /api/user/login',
  'GET /api/user/logout',
  'POST /api/user/forgot-password',
  'POST /api/user/reset-password',
  'GET /api/user/register-centers',
  'POST /api/user/register',
  // Answers with ticks and a registration number, and only to a signed code.
  'GET /api/badges/windscreen/{code}',
  // Camp laptops: a sealed challenge that is kept nowhere, a one-time code, and requests that are signed by a known key.
  'POST /api/sync/open',
  'POST /api/sync/device/enrol',
  'POST /api/sync/exchange',
];

/** Calls that ask for a session only, because everybody may make them for themselves. */
const signedInCalls = [
  'GET /api/user',
  'PUT /api/user/preferences',
  'PUT /api/user/remembered',
  'GET /api/user/why',
  'GET /api/user/areas',
  'GET /api/user/areas/{id}',
  'GET /api/user/centers',
  'GET /api/user/centers/{id}',
  // Each chart and each thing that waits asks for the right of its list in the handler.
  'GET /api/graph/{kind}',
  'GET /api/home/waiting',
  'GET /api/home/week/print',
  'GET /api/search',
  // The own long work.
  'GET /api/job',
  'GET /api/job/{id}',
  'POST /api/job/{id}/cancel',
  // Open for the own password; everything else is judged by the handler, see below.
  'PUT /api/user/{id}/{operation}',
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const guarded = allEndpoints.filter(({ requirement }) => typeof requirement === 'object');
/** Their handlers ask for more than the call does; see their own tests. */
const judgedInside: readonly Endpoint[] = [
  users.operate,
  graphs.read,
  guardedAttachments.list,
  guardedAttachments.upload,
  ...allEndpoints.filter(({ path }) => path.startsWith('/api/import/')),
];
const signedInOnly = allEndpoints.filter(
  (endpoint) => endpoint.requirement !== 'public' && !judgedInside.includes(endpoint),
);

let portal: TestPortal;
let org: string;
beforeAll(async () => {
  portal = await openTestPortal();
  // A user of an area with nothing in the way: what is refused is refused for want of a right.
  const { rows } = await portal.owner.query("select org_id from app_user where username = 'camp'");
  org = rows[0].org_id;
  await portal.owner.query('update org set acl = $1', [wholeAcl()]);
});
afterAll(() => portal.close());

describe('the contract and what is served', () => {
  test('every call has a requirement, and no two are the same', () => {
    expect(allEndpoints.filter(({ requirement }) => requirement === undefined)).toEqual([]);
    expect(new Set(allEndpoints.map(nameOf)).size).toBe(allEndpoints.length);
  });

  test('the public calls are the written ones', () => {
    const found = allEndpoints.filter(({ requirement }) => requirement === 'public').map(nameOf);
    expect(found.sort()).toEqual([...publicCalls].sort());
  });

  test('the calls for every signed-in user are the written ones', () => {
    const found = allEndpoints.filter(({ requirement }) => requirement === 'signedIn').map(nameOf);
    expect(found.sort()).toEqual([...signedInCalls].sort());
  });

  test('what the modules serve is what the contract declares, no less and no more', () => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const config = readConfig({});
    // Declared, not used: what the handlers need stays away.
    const needs = {
      config,
      secret: 'of no use',
      mailer: createMailer(config),
      log,
    } as Partial<ModuleNeeds> as ModuleNeeds;
    const served = modules(needs)
      .flatMap(({ routes }) => routes)
      .map(({ endpoint }) => nameOf(endpoint));
    expect(served.sort()).toEqual(allEndpoints.map(nameOf).sort());
  });

  test('a route that the contract does not declare, or without a requirement, stops the start-up', () => {
    const app = Fastify();
    serveOnlyDeclared(app, allEndpoints);
    expect(() => app.get('/api/user/secrets', async () => 'all of them')).toThrow('is not declared');
    const { requirement: _left, ...bare } = users.list;
    const unguarded = handle(bare as never, async () => ({ rows: [], total: 0 }) as never);
    expect(() => serve({ app } as never, unguarded)).toThrow('has no requirement');
    const other = Fastify();
    serveOnlyDeclared(other, [bare as never]);
    expect(() => other.get('/api/user/get-all', async () => 'all of them')).toThrow('is not declared');
  });
});

test('without a session, and with one that never was, every call but the public ones is 401', async () => {
  const stranger = portal.visitor();
  const forger = portal.visitor();
  forger.cookie = `sewa_session=${'A'.repeat(43)}`;
  for (const endpoint of allEndpoints.filter(({ requirement }) => requirement !== 'public')) {
    for (const visitor of [stranger, forger]) {
      const { status, body } = await call(visitor, endpoint);
      expect([nameOf(endpoint), status, body.code]).toEqual([nameOf(endpoint), 401, 'UNAUTHENTICATED']);
    }
  }
});

test('with no right at all, every call that asks for one is 403', async () => {
  const nobody = await portal.signIn('nobody');
  for (const endpoint of guarded) {
    const { status, body } = await call(nobody, endpoint);
    expect([nameOf(endpoint), status, body.code]).toEqual([nameOf(endpoint), 403, 'FORBIDDEN']);
  }
});

test('with a password still to be changed, nothing opens but the own user and the change', async () => {
  const admin = await portal.signIn('admin');
  await portal.owner.query(
    "update credential set must_change = true where user_id = (select id from app_user where username = 'admin')",
  );
  const open: string[] = [];
  for (const endpoint of allEndpoints.filter(({ requirement }) => requirement !== 'public')) {
    const { body } = await call(admin, endpoint);
    if (body.code !== 'PASSWORD_CHANGE_REQUIRED') open.push(nameOf(endpoint));
  }
  expect(open).toEqual(['GET /api/user']);
  await portal.owner.query('update credential set must_change = false');
});

/** The rights that some call asks for, alone, each with the calls that name it. */
const single = aclKeys.flatMap((key) => {
  const naming = signedInOnly.filter(({ requirement }) => keysIn(requirement).includes(key));
  return naming.length > 0 ? primesOf(key).map((prime) => ({ acl: { [key]: prime }, calls: naming })) : [];
});

test.each(single.map(({ acl, calls }) => [nameOfAcl(acl), acl, calls] as const))(
  '%s alone opens what it should of the calls that name its key',
  async (_name, acl, calls) => {
    const camp = await signedIn('camp');
    await setAcl('camp', acl);
    const wrong: string[] = [];
    await inParallel(calls, async (endpoint) => {
      const reply = await call(camp, endpoint);
      const isOpen = reply.body.code !== 'FORBIDDEN';
      const shouldOpen = meets(endpoint.requirement, { acl, orgLevel: 50 });
      if (isOpen !== shouldOpen || reply.status >= 500) wrong.push(`${nameOf(endpoint)} is ${reply.status}`);
    });
    expect(wrong).toEqual([]);
  },
);

/** Calls that name the same keys. What all other rights together do not open, none of them opens alone. */
const byKeys = Map.groupBy(guarded, ({ requirement }) => [...new Set(keysIn(requirement))].sort().join(' '));

test('every right but those that a call names does not open it', async () => {
  const camp = await signedIn('camp');
  const wrong: string[] = [];
  for (const [keys, calls] of byKeys) {
    const others = Object.entries(wholeAcl()).filter(([key]) => !keys.split(' ').includes(key));
    expect(others.length).toBeGreaterThan(0);
    await setAcl('camp', Object.fromEntries(others));
    await inParallel(calls, async (endpoint) => {
      const { status, body } = await call(camp, endpoint);
      if (body.code !== 'FORBIDDEN') wrong.push(`${nameOf(endpoint)} is ${status}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('every right opens every call that a right can open', async () => {
  const camp = await signedIn('camp');
  await setAcl('camp', wholeAcl());
  const wrong: string[] = [];
  await inParallel(signedInOnly, async (endpoint) => {
    const reply = await call(camp, endpoint).catch((error: unknown) => {
      throw new Error(`${nameOf(endpoint)} was not answered`, { cause: error });
    });
    const isOpen = reply.body.code !== 'FORBIDDEN';
    if (isOpen !== meets(endpoint.requirement, { acl: wholeAcl(), orgLevel: 50 }))
      wrong.push(nameOf(endpoint));
  });
  expect(wrong).toEqual([]);
});

test('operations on another user ask for their right although the call asks for a session only', async () => {
  const camp = await portal.signIn('camp');
  const { rows } = await portal.owner.query("select id from app_user where username = 'nobody'");
  const needed = right('SETTINGS.USER', 'userOperations');
  for (const acl of [{}, { 'SETTINGS.USER': 30 }, { 'SETTINGS.USER': 7 }, { 'SETTINGS.USER': 14 }]) {
    await setAcl('camp', acl);
    for (const operation of userOperations) {
      const { body } = await camp.put(`/api/user/${rows[0].id}/${operation}`, { p: 'Tractor-Lemon-48' });
      const isRefused = body.code === 'FORBIDDEN';
      expect([acl, operation, isRefused]).toEqual([acl, operation, !meets(needed, { acl, orgLevel: 50 })]);
    }
  }
});

/** What some calls about a record look for, and must be there. */
const neededQuery = {
  ...{ q: 'a', code: 'M000000000', photo: '018f0000-0000-7000-8000-000000000000' },
  ...{ kind: '1', numbers: '1', layout: 'sheet8' },
};

test('with every right, an id of another area does not exist: 404 on every call with an id', async () => {
  await setAcl('camp', wholeAcl());
  const camp = await portal.signIn('camp');
  const foreign = await foreignIds();
  const wrong: string[] = [];
  for (const endpoint of allEndpoints.filter(({ path }) => path.includes('{id}'))) {
    const id = foreign(endpoint.path);
    for (const operation of endpoint.path.includes('{operation}') ? userOperations : ['']) {
      const path = filled(endpoint, { id, operation });
      const body = endpoint === users.operate ? { p: 'Tractor-Lemon-48' } : bodyFor(endpoint);
      const asked = Object.entries(neededQuery).filter(([name]) => name in (endpoint.query?.shape ?? {}));
      const address = `${path}?${new URLSearchParams(asked)}`;
      const reply = await camp.send(endpoint.method, address, body === undefined ? {} : { body });
      if (reply.status !== 404) wrong.push(`${endpoint.method} ${path}: ${reply.status} ${reply.body.code}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('values that grant nothing', () => {
  const junk: unknown[] = [0, -2, 1, '2', null, 2.5, -210, true, [210], { 2: true }, 2 ** 60];

  test.each(junk.map((value) => [JSON.stringify(value), value]))(
    '%s in the acl of the user',
    async (_text, value) => {
      await setAcl('camp', everyKey(value));
      await expectNothingOpen();
    },
  );

  test.each(junk.map((value) => [JSON.stringify(value), value]))(
    '%s in the ceiling of the org',
    async (_text, value) => {
      await setAcl('camp', wholeAcl());
      await portal.owner.query('update org set acl = $2 where id = $1', [org, everyKey(value)]);
      await expectNothingOpen();
      await portal.owner.query('update org set acl = $2 where id = $1', [org, wholeAcl()]);
    },
  );

  test.each(junk.map((value) => [JSON.stringify(value), value]))(
    '%s as a temporary right',
    async (_text, value) => {
      await setAcl('camp', {});
      const grants = aclKeys.map((key) => ({ key, value, until: '2999-12-31' }));
      await portal.owner.query("update app_user set temporary_acl = $1 where username = 'camp'", [
        JSON.stringify(grants),
      ]);
      await expectNothingOpen();
      await portal.owner.query("update app_user set temporary_acl = '[]' where username = 'camp'");
    },
  );

  test('a temporary right of yesterday', async () => {
    await setAcl('camp', {});
    const grants = Object.entries(wholeAcl()).map(([key, value]) => ({ key, value, until: '2020-01-01' }));
    await portal.owner.query("update app_user set temporary_acl = $1 where username = 'camp'", [
      JSON.stringify(grants),
    ]);
    await expectNothingOpen();
    await portal.owner.query("update app_user set temporary_acl = '[]' where username = 'camp'");
  });

  /** One call for each requirement: what is no right is left out before any call is judged. */
  const judged = [...Map.groupBy(guarded, ({ requirement }) => JSON.stringify(requirement)).values()].flatMap(
    ([first]) => first ?? [],
  );

  async function expectNothingOpen(): Promise<void> {
    const camp = await signedIn('camp');
    const open: string[] = [];
    await inParallel(judged, async (endpoint) => {
      if ((await call(camp, endpoint)).body.code !== 'FORBIDDEN') open.push(nameOf(endpoint));
    });
    expect(open).toEqual([]);
  }
});

test('a fraction, nought, a negative and a text are refused when they are saved: 400', async () => {
  const admin = await portal.signIn('admin');
  const saving = allEndpoints.filter((endpoint) => JSON.stringify(bodyFor(endpoint) ?? {}).includes('"acl"'));
  expect(saving.map(nameOf).sort()).toEqual([
    'POST /api/user',
    'PUT /api/user/org-acl',
    'PUT /api/user/requests/{id}/accept',
    'PUT /api/user/{id}',
  ]);
  for (const endpoint of saving) {
    for (const value of [2.5, 0, -2, '2', null, 1e21]) {
      const body = { ...(bodyFor(endpoint) as object), acl: { 'SETTINGS.USER': value } };
      const reply = await admin.send(endpoint.method, endpoint.path.replace('{id}', newId()), { body });
      expect([nameOf(endpoint), value, reply.status]).toEqual([nameOf(endpoint), value, 400]);
      expect(Object.keys(reply.body.fields)).toEqual(['acl.SETTINGS.USER']);
    }
  }
});

function keysIn(requirement: Requirement): string[] {
  if (typeof requirement === 'string') return [];
  if ('key' in requirement) return [requirement.key];
  if ('anyOf' in requirement) return requirement.anyOf.flatMap(keysIn);
  if ('feature' in requirement) return aclKeys.filter((key) => key.startsWith(`${requirement.feature}.`));
  return [];
}

function nameOfAcl(acl: Record<string, number>): string {
  return Object.entries(acl).flat().join(' ');
}

/**
 * With an id that nobody has, nothing to save, and nothing to print in a language that does not exist: a call that is
 * open ends in 400 or 404 and changes nothing.
 */
function call(visitor: Visitor, { method, path, query }: Endpoint): Promise<Reply> {
  const target = filled({ path }, { id: nobodysId, operation: 'unlock' });
  const url = 'language' in (query?.shape ?? {}) ? `${target}?language=none` : target;
  return visitor.send(method, url, method === 'GET' || method === 'DELETE' ? {} : { body: {} });
}

const nobodysId = '018f0000-0000-7000-8000-000000000000';

/** Whatever else a path names, below the record, is an id that nobody has. */
function filled(
  { path }: Pick<Endpoint, 'path'>,
  { id, operation }: { id: string; operation: string },
): string {
  const kind = path.startsWith('/api/graph') ? '1' : 'sewadar';
  const known: Readonly<Record<string, string>> = { id, operation, kind };
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => known[name] ?? nobodysId);
}

const bodies = new Map(allEndpoints.map((endpoint) => [endpoint, endpoint.body && sampleOf(endpoint.body)]));
function bodyFor(endpoint: Endpoint): unknown {
  return bodies.get(endpoint);
}

/** What the demo has of it in the other area. */
function ofDelhi(table: string): string {
  return `select r.id from ${table} r join area a on a.id = r.area_id where a.code = 'DEL' limit 1`;
}

/** One thing of each kind in the other area. A new kind of record needs a line here, and the walk says so. */
async function foreignIds(): Promise<(path: string) => string> {
  const kinds: [prefix: string, sql: string][] = [
    ['/api/user/areas/', "select id from area where code = 'DEL'"],
    ['/api/user/centers/', "select id from centre where code = 'DEL-1'"],
    [
      '/api/sync/device/',
      `insert into sync_device (area_id, id, name, number, public_key)
       select id, gen_random_uuid(), 'Laptop', 1, 'A' from area where code = 'DEL' returning id`,
    ],
    [
      '/api/sync/device/code/',
      `insert into sync_enrolment (area_id, id, name, code_hash, expires_at)
       select id, gen_random_uuid(), 'Laptop', 'A', now() from area where code = 'DEL' returning id`,
    ],
    [
      '/api/sync/conflict/',
      `insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner)
       select id, gen_random_uuid(), 'refused', 'A', gen_random_uuid(), 1, 'none' from area where code = 'DEL' returning id`,
    ],
    [
      '/api/user/orgs/',
      "select o.id from org o join area a on a.id = o.area_id where a.code = 'DEL' and level = 50",
    ],
    [
      '/api/user/sewa-schedules/',
      "select s.id from sewa_schedule s join area a on a.id = s.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/user/requests/',
      `insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, password_hash)
       select area_id, gen_random_uuid(), id, 'Someone', '', '', 'someone', 'x' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/sewadar/transfers/',
      `insert into area (id, name, code) values (gen_random_uuid(), 'Ludhiana', 'LDH');
       insert into transfer_request (area_id, id, centre_id, sewadar_id, to_area_id, name, person, asked_by)
       select s.area_id, gen_random_uuid(), s.centre_id, s.id, t.id, 'A', '{}', s.id
       from sewadar s join area a on a.id = s.area_id and a.code = 'DEL' join area t on t.code = 'LDH' limit 1 returning id`,
    ],
    [
      '/api/sewadar/merges/',
      `insert into sewadar_merge (area_id, id, centre_id, kept_id, merged_id, user_id, kept_before, kept_after, moved)
       select s.area_id, gen_random_uuid(), s.centre_id, s.id, s.id, s.id, '{}', '{}', '[]'
       from sewadar s join area a on a.id = s.area_id where a.code = 'DEL' limit 1 returning id`,
    ],
    [
      '/api/sewadar/applications/',
      "select p.id from application p join area a on a.id = p.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/sewadar/',
      "select s.id from sewadar s join area a on a.id = s.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/attachment/',
      `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
       select s.area_id, gen_random_uuid(), s.centre_id, s.id, 30, 'a.pdf', 'application/pdf', 1, repeat('a', 64)
       from sewadar s join area a on a.id = s.area_id where a.code = 'DEL' limit 1 returning id`,
    ],
    [
      '/api/paper/',
      "select p.id from expiring_paper p join area a on a.id = p.area_id where a.code = 'DEL' and p.is_current limit 1",
    ],
    [
      '/api/transport/vehicle/',
      "select v.id from transport_vehicle v join area a on a.id = v.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/badges/fleet/',
      "select v.id from transport_vehicle v join area a on a.id = v.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/transport/driver/',
      "select d.id from transport_driver d join area a on a.id = d.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/transport/trip/',
      `insert into transport_trip (area_id, id, centre_id, number, purpose, vehicle_id, driver_id, from_day, from_time, to_day, to_time, made_by_name)
       select v.area_id, gen_random_uuid(), v.centre_id, 9001, 'Walk', v.id, (select d.id from transport_driver d where d.area_id = v.area_id limit 1),
         '2099-01-01', '06:00', '2099-01-01', '07:00', 'A'
       from transport_vehicle v join area a on a.id = v.area_id where a.code = 'DEL' limit 1 returning id`,
    ],
    [
      '/api/transport/expense/',
      `insert into transport_expense (area_id, id, centre_id, number, vehicle_id, kind, day, amount, made_by, made_by_name)
       select v.area_id, gen_random_uuid(), v.centre_id, 9001, v.id, 'toll', '2026-01-01', 100, gen_random_uuid(), 'A'
       from transport_vehicle v join area a on a.id = v.area_id where a.code = 'DEL' limit 1 returning id`,
    ],
    [
      '/api/job/',
      `insert into job (area_id, id, user_id, kind) select a.id, gen_random_uuid(), u.id, 'walk'
       from area a, app_user u where a.code = 'DEL' and u.username = 'zone' returning id`,
    ],
    [
      '/api/import/{kind}/',
      `insert into import_file (area_id, id, user_id, kind, file_name, bytes, headings, heading_row, sample, mapping)
       select a.id, gen_random_uuid(), u.id, 'sewadar', 'x.csv', 1, '[]', 1, '[]', '{}'
       from area a, app_user u where a.code = 'DEL' and u.username = 'zone' returning id`,
    ],
    [
      '/api/oae/members/',
      `insert into oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code)
       select area_id, gen_random_uuid(), id, 9001, 'Someone', 'male', '1940-01-01', '2026-01-01', 'M000000001' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/oae/blocks/',
      `insert into seat_block (area_id, id, centre_id, name, seats)
       select area_id, gen_random_uuid(), id, 'Walk', 10 from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/oae/gatherings/',
      `insert into oae_gathering (area_id, id, centre_id, title, on_day)
       select area_id, gen_random_uuid(), id, 'Walk', '2026-11-15' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/sewadar/',
      `insert into badge (area_id, id, centre_id, type, number, valid_from, valid_to, made_by, made_by_name)
       select area_id, gen_random_uuid(), id, 1, 9001, '2026-01-01', '2099-01-01', gen_random_uuid(), 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/attendance/sheets/',
      `insert into attendance_sheet (area_id, id, centre_id, title, department, on_day, start_time, end_time, starts_at, ends_at)
       select area_id, gen_random_uuid(), id, 'Walk', 'Langar', '2026-11-15', '06:00', '07:00', now(), now() + interval '1 hour'
       from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/attendance/sewadars/',
      `select s.id from sewadar s join area a on a.id = s.area_id where a.code = 'DEL' order by s.number limit 1`,
    ],
    [
      '/api/nominal-roll/of/',
      `select s.id from sewadar s join area a on a.id = s.area_id where a.code = 'DEL' order by s.number limit 1`,
    ],
    [
      // Approved, but its destination is elsewhere.
      '/api/nominal-roll/arriving/',
      `insert into nominal_roll (area_id, id, centre_id, number, destination, destination_centre_id, department, from_day, to_day, status, made_by, made_by_name)
       select area_id, gen_random_uuid(), id, 9002, 'Delhi', id, 'Langar', '2099-01-01', '2099-01-02', 30, gen_random_uuid(), 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/nominal-roll/',
      `insert into nominal_roll (area_id, id, centre_id, number, destination, department, from_day, to_day, made_by, made_by_name)
       select area_id, gen_random_uuid(), id, 9001, 'Beas', 'Langar', '2099-01-01', '2099-01-02', gen_random_uuid(), 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/quick/event/',
      `insert into quick_event (area_id, id, centre_id, number, title, from_day, to_day)
       select area_id, gen_random_uuid(), id, 9001, 'Walk', '2099-01-01', '2099-01-01' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/vehicle/',
      `insert into vehicle_pass (area_id, id, centre_id, number, name, vehicle_number, vehicle_type)
       select area_id, gen_random_uuid(), id, 9001, 'A', 'PB1', 5 from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/verify/',
      `insert into badge_scan (area_id, id, gate, at, way, answer, user_id, user_name)
       select id, gen_random_uuid(), 'A', now(), 'code', 'unknown', gen_random_uuid(), 'A' from area where code = 'DEL' returning id`,
    ],
    [
      '/api/sg-management/record/',
      "select r.id from sg_record r join area a on a.id = r.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/sg-management/premises/',
      "select r.id from sg_premises r join area a on a.id = r.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/sg-management/hall/',
      "select r.id from sg_hall r join area a on a.id = r.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/sg-management/equipment/',
      "select r.id from sg_equipment r join area a on a.id = r.area_id where a.code = 'DEL' limit 1",
    ],
    [
      '/api/sg-management/bag/',
      `insert into dak_bag (area_id, id, centre_id, type, status, day, reference, code, party, mode, made_by_name)
       select area_id, gen_random_uuid(), id, 5, 5, '2099-01-01', 'DEL-1/2099/B1', 'B000000001', 'A', 'hand', 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/sg-management/dak/',
      `insert into dak_letter (area_id, id, centre_id, type, status, day, year, number, code, party, subject, kind, mode, made_by_name)
       select area_id, gen_random_uuid(), id, 5, 5, '2099-01-01', 2099, 9001, 'D000000001', 'A', 'Walk', 'letter', 'hand', 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/oae/renewals/',
      `insert into oae_renewal (area_id, id, centre_id, year, member_id)
       select area_id, gen_random_uuid(), centre_id, 2099, id from oae_member where number = 9001 returning id`,
    ],
    [
      '/api/badges/printer/',
      `insert into badge_printer (area_id, id, centre_id, name, layout)
       select area_id, gen_random_uuid(), id, 'A', 'a4' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/print/',
      `insert into badge_print (area_id, id, centre_id, layout, cards, made_by, made_by_name)
       select area_id, gen_random_uuid(), id, 'a4', 1, id, 'A' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/badges/key/',
      `insert into badge_key (area_id, id, area_code, public_key, retired_at, made_by_name)
       select id, 'WALK', code, '', now(), 'A' from area where code = 'DEL' returning id`,
    ],
    ['/api/bav/inventory/document/', ofDelhi('stock_document')],
    ['/api/bav/inventory/', ofDelhi('bav_item')],
    ['/api/bav/location/', ofDelhi('stock_location')],
    ['/api/bav/purchase/', ofDelhi('stock_purchase')],
    ['/api/bav/transfer/', ofDelhi('stock_transfer')],
    ['/api/bav/count/', ofDelhi('stock_count')],
    ['/api/bav/order/', ofDelhi('stock_order')],
    ['/api/bav/sanction/', ofDelhi('stock_sanction')],
    ['/api/bav/tills/', ofDelhi('bav_till')],
    ['/api/bav/shifts/', ofDelhi('bav_shift')],
    ['/api/bav/sales/issues/', ofDelhi('bav_sale_issue')],
    ['/api/bav/sales/', ofDelhi('bav_receipt')],
    [
      '/api/blood-donation/donor/',
      `insert into blood_donor (area_id, id, centre_id, number, card_code, name, gender, birth_date)
       select area_id, gen_random_uuid(), id, 900001, 'D000009001', 'Foreign', 'male', '1990-01-01' from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/blood-donation/donor/merges/',
      `insert into blood_donor_merge (area_id, id, centre_id, kept_id, merged_id, user_id, kept_before, kept_after, moved)
       select area_id, gen_random_uuid(), centre_id, id, id, id, '{}', '{}', '[]' from blood_donor where number = 900001 returning id`,
    ],
    [
      '/api/blood-donation/donation/',
      `insert into blood_donation (area_id, id, centre_id, donor_id, day, outcome, volume, rule_version, recorded_by)
       select area_id, gen_random_uuid(), centre_id, id, '2020-01-01', 'complete', 350, 1, id from blood_donor where number = 900001 returning id`,
    ],
    [
      '/api/blood-donation/deferral/',
      `insert into blood_deferral (area_id, id, centre_id, donor_id, reason, kind, since, day, rule_version, decided_by)
       select area_id, gen_random_uuid(), centre_id, id, 'epilepsy', 'permanent', '2020-01-01', '2020-01-01', 1, id from blood_donor where number = 900001 returning id`,
    ],
    [
      '/api/blood-donation/camp/',
      `insert into blood_camp (area_id, id, centre_id, number, name, first_day, last_day, opens_at, closes_at, beds, target_units)
       select area_id, gen_random_uuid(), id, 900001, 'Foreign', '2020-01-01', '2020-01-01', '09:00', '15:00', 1, 1 from centre where code = 'DEL-1' returning id`,
    ],
    [
      '/api/user/',
      `insert into app_user (id, org_id, username, name)
       select gen_random_uuid(), o.id, 'foreigner', 'Foreigner' from org o join area a on a.id = o.area_id where a.code = 'DEL' and level = 50 returning id`,
    ],
  ];
  // A plain resource needs no statement of its own: its first record of the other area is made by its own call.
  const known = new Set(kinds.map(([prefix]) => prefix));
  const plain = allResources.filter(({ list }) => !known.has(`${list.path}/`));
  const ids = new Map<string, string>();
  for (const [prefix, sql] of kinds) ids.set(prefix, await idFrom(sql));
  for (const { create } of plain) ids.set(`${create.path}/`, await madeElsewhere(create));
  async function madeElsewhere(create: Endpoint): Promise<string> {
    const visitor = await portal.signIn('admin');
    const { rows } = await portal.owner.query<{ id: string }>("select id from area where code = 'DEL'");
    await visitor.get('/api/user/switch-area', { area: rows[0]?.id });
    const reply = await visitor.post(create.path, bodyFor(create));
    expect(reply.body).toMatchObject({ success: true });
    return reply.body.data.id;
  }
  /** The last of several statements names it. */
  async function idFrom(sql: string): Promise<string> {
    const results = [await portal.owner.query<{ id: string }>(sql)].flat();
    return results.at(-1)?.rows[0]?.id ?? '';
  }
  return (path) => {
    const prefix = [...ids.keys()].find((one) => path.startsWith(`${one}{id}`));
    if (prefix === undefined)
      throw new Error(`${path}: say in foreignIds() where an id of another area comes from`);
    return ids.get(prefix) ?? '';
  };
}

const sessions = new Map<string, Visitor>();
async function signedIn(username: string): Promise<Visitor> {
  const visitor = sessions.get(username) ?? (await portal.signIn(username));
  sessions.set(username, visitor);
  return visitor;
}

function setAcl(username: string, acl: Record<string, unknown>) {
  return portal.owner.query('update app_user set acl = $2 where username = $1', [username, acl]);
}

function everyKey(value: unknown): Record<string, unknown> {
  return Object.fromEntries(aclKeys.map((key) => [key, value]));
}

async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
    }),
  );
}
