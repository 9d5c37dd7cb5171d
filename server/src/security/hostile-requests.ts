// Long because it is a catalogue: every kind of hostile request stands beside the others, so that a missing one is seen.
import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { allEndpoints } from '@sewa/contract/modules';
import fc from 'fast-check';
import type { z } from 'zod';
import { validValues } from './samples.ts';

/** What goes over the line. A raw one is sent byte by byte and may be no HTTP at all. */
export type HostileRequest =
  | {
      kind: 'http';
      method: string;
      path: string;
      headers: Record<string, string>;
      body: string | null;
      isSignedIn: boolean;
    }
  | { kind: 'raw'; bytes: string };

/** Requests made from the contract and broken in every way that came to mind; `ids` are some that exist. */
export function hostileRequests(ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const withBody = allEndpoints.filter(({ body }) => body);
  const path = pathsOf(ids);
  const anyOf = (
    make: (endpoint: Endpoint, paths: Paths) => fc.Arbitrary<HostileRequest>,
    from = allEndpoints,
  ) => fc.oneof(...from.map((endpoint) => make(endpoint, path)));
  return fc.oneof(
    { weight: 6, arbitrary: anyOf(twistedBody, withBody) },
    { weight: 3, arbitrary: anyOf(twistedQuery) },
    { weight: 2, arbitrary: anyOf(twistedPath) },
    { weight: 2, arbitrary: anyOf(wrongContent) },
    { weight: 2, arbitrary: anyOf(badHeaders) },
    { weight: 2, arbitrary: rawRequests },
  );
}

const json = { 'content-type': 'application/json' };

/** A valid body with something evil in one place, or nothing but evil. */
function twistedBody(endpoint: Endpoint, paths: Paths): fc.Arbitrary<HostileRequest> {
  const valid = endpoint.body ? someValid(endpoint.body) : fc.constant({});
  const twisted = fc
    .tuple(valid, fc.nat(20), evilValues, fc.constantFrom('replace', 'add', 'drop', 'whole', 'none'))
    .map(([value, position, evil, how]) => twist(value, { position, evil, how }));
  return fc
    .record({ body: twisted, path: paths(endpoint), isSignedIn: mostly })
    .map(({ body, path, isSignedIn }) => ({
      kind: 'http',
      method: endpoint.method,
      path,
      headers: json,
      body: asJson(body),
      isSignedIn,
    }));
}

function twistedQuery(endpoint: Endpoint, paths: Paths): fc.Arbitrary<HostileRequest> {
  const names = Object.keys(endpoint.query?.shape ?? { q: 1 });
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names, 'page', 'size', 'sort', 'filter') },
    evilTexts,
  );
  const pairs = fc.array(fc.tuple(name, fc.oneof(evilTexts, evilValues.map(asJson))), {
    minLength: 1,
    maxLength: 4,
  });
  return fc
    .record({ pairs, path: paths(endpoint), isSignedIn: mostly })
    .map(({ pairs: all, path, isSignedIn }) => ({
      kind: 'http',
      method: endpoint.method,
      path: `${path}?${all.map(([key, value]) => `${escaped(key)}=${escaped(value)}`).join('&')}`.slice(
        0,
        12_000,
      ),
      headers: {},
      body: null,
      isSignedIn,
    }));
}

function twistedPath(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const part = fc.oneof(
    evilTexts.map((text) => escaped(text).slice(0, 4000)),
    fc.constantFrom(...evilPathParts),
  );
  return fc
    .record({
      part,
      tail: fc.constantFrom('', '/', '//', '/..', '?', '#', ';x=1', '%2f', '/%00'),
      isSignedIn: mostly,
    })
    .map(({ part: evil, tail, isSignedIn }) => ({
      kind: 'http',
      method: endpoint.method,
      path:
        (endpoint.path.includes('{')
          ? endpoint.path.replace(/\{\w+\}/, () => evil).replace('{operation}', 'unlock')
          : `${endpoint.path}/${evil}`) + tail,
      headers: {},
      body: null,
      isSignedIn,
    }));
}

function wrongContent(endpoint: Endpoint, paths: Paths): fc.Arbitrary<HostileRequest> {
  const method = fc.constantFrom(
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
    'GET',
    'TRACE',
    'PROPFIND',
  );
  return fc
    .record({
      content: fc.constantFrom(...wrongContents),
      path: paths(endpoint),
      isSignedIn: mostly,
      method,
    })
    .map(({ content: [type, body], path, isSignedIn, method: odd }) => ({
      kind: 'http',
      method: endpoint.method === 'GET' ? odd : endpoint.method,
      path,
      headers: type === null ? {} : { 'content-type': type },
      body,
      isSignedIn,
    }));
}

function badHeaders(endpoint: Endpoint, paths: Paths): fc.Arbitrary<HostileRequest> {
  const valid =
    endpoint.body && endpoint.method !== 'GET' ? someValid(endpoint.body).map(asJson) : fc.constant(null);
  return fc
    .record({ extra: fc.constantFrom(...oddHeaders), body: valid, path: paths(endpoint) })
    .map(({ extra, body, path }) => ({
      kind: 'http',
      method: endpoint.method,
      path,
      headers: { ...(body === null ? {} : json), ...extra },
      body,
      isSignedIn: !('cookie' in extra),
    }));
}

/** A dozen of them are enough to be broken; making each anew would take longer than the requests. */
function someValid(schema: z.ZodType): fc.Arbitrary<unknown> {
  const known = samples.get(schema) ?? fc.sample(validValues(schema), { numRuns: 12, seed: 1 });
  samples.set(schema, known);
  return fc.constantFrom(...known);
}
const samples = new Map<z.ZodType, unknown[]>();

const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 1);

type Paths = (endpoint: Endpoint) => fc.Arbitrary<string>;

function pathsOf(ids: readonly string[]): Paths {
  const id = fc.oneof(fc.constantFrom(...ids), fc.uuid());
  const operation = fc.constantFrom(
    'change-pwd',
    'activate',
    'unlock',
    'one-time-code',
    'constructor',
    '__proto__',
  );
  // The record, what is done with it, and whatever else the path names below it.
  const parts = fc.tuple(id, operation, id);
  return ({ path }) =>
    parts.map(([one, act, other]) =>
      path
        .replace('{id}', one)
        .replace('{operation}', act)
        .replace(/\{\w+\}/g, other),
    );
}

const bomb = `${'a'.repeat(40)}!`;
const evilPathParts = [
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '....//',
  '%u0000',
  'a'.repeat(3000),
  '%F0%9F',
  '\\',
  '*',
  ':id',
  '{id}',
];

const evilTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff\ud83d',
    '\uFEFF',
    '\u202Eabc',
    'ﷺ'.repeat(200),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘'.repeat(20),
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "' or 1=1 --",
    "'; drop table app_user; --",
    '$1',
    '%s%n%x',
    '\\',
    '%',
    '_',
    "\\'; select pg_sleep(10); --",
    '{{7*7}}',
    '#{process.exit(1)}',
    '<script>alert(1)</script>',
    '(a+)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    bomb,
    `${'a'.repeat(100_000)}@`,
    '-',
    '-name',
    '--name',
    '[]',
    '{}',
    '{"a":{"a":{"a":{}}}}',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '1e309',
    '-1',
    '0',
    '99999999999999999999',
    '1.5',
    '0x10',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '-000001-01-01',
    '275760-09-13',
    '24:00',
    '00000000-0000-0000-0000-000000000000',
    '018F0000-0000-7000-8000-00000000000G',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const evilValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: evilTexts },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      1.5,
      1e308,
      2 ** 53,
      -(2 ** 63),
      2_147_483_648,
      [],
      {},
      [[[[]]]],
      { length: 1e9 },
      { toString: 'x' },
      { toJSON: 'x' },
      { $ne: null },
    ),
  },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 4, withNullPrototype: true }) },
  { weight: 1, arbitrary: fc.constantFrom(500, 5_000, 60_000).map(nested) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 20_000 }, (_, i) => i)) },
  {
    weight: 1,
    arbitrary: fc.constant(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`KEY_${i}.X`, 2]))),
  },
  {
    weight: 1,
    arbitrary: evilTexts.map(
      (key) => new Evil(`{${JSON.stringify(key)}: 2, "__proto__": {"isAdmin": true}}`),
    ),
  },
);

/** JSON that cannot be made by JSON.stringify. */
class Evil {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function nested(depth: number): Evil {
  return new Evil('['.repeat(depth) + ']'.repeat(depth));
}

function twist(
  value: unknown,
  { position, evil, how }: { position: number; evil: unknown; how: string },
): unknown {
  if (how === 'whole') return evil;
  if (how === 'none' || value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if (how === 'add') return { ...value, [`extra${position}`]: evil };
  const at = entries.length > 0 ? position % entries.length : 0;
  if (how === 'drop') return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(entries.map(([key, old], i) => [key, i === at ? evil : old]));
}

function asJson(value: unknown): string {
  const holes: string[] = [];
  const text = JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'bigint') return String(one);
    if (!(one instanceof Evil)) return one;
    holes.push(one.text);
    return `hole ${holes.length - 1} hole`;
  });
  return (text ?? 'null').replace(
    /"hole (\d+) hole"/g,
    (_all, index: string) => holes[Number(index)] ?? 'null',
  );
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

const boundary = 'multipart/form-data; boundary=x';
const wrongContents: readonly (readonly [type: string | null, body: string])[] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', '{"a":1}{"b":2}'],
  ['application/json', "{'a': 1}"],
  ['application/json', '\u0000'],
  ['application/json', '\uFEFF{}'],
  ['application/json', '{"__proto__": {"x": 1}}'],
  ['application/json', '{"constructor": {"prototype": {"x": 1}}}'],
  ['application/json', `"${'x'.repeat(300_000)}"`],
  ['application/json', '['.repeat(100_000)],
  ['application/json; charset=utf-7', '{}'],
  ['application/json; charset=\u00e9', '{}'],
  ['text/plain', '{}'],
  ['text/html', '<p>'],
  [
    'application/xml',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ['application/x-www-form-urlencoded', 'u=admin&p[]=x&__proto__[x]=1'],
  [boundary, '--x\r\ncontent-disposition: form-data; name="u"\r\n\r\nadmin'],
  [boundary, '--y\r\n\r\n--x--'],
  [
    boundary,
    `--x\r\ncontent-disposition: form-data; name="f"; filename="../../x"\r\n\r\n${'A'.repeat(1000)}\r\n--x`,
  ],
  ['multipart/form-data', '--\r\n'],
  [';', '{}'],
  ['a/b/c', '{}'],
  [null, '{"u":"admin"}'],
];

const oddHeaders: readonly Record<string, string>[] = [
  { cookie: '' },
  { cookie: 'sewa_session=' },
  { cookie: `sewa_session=${'A'.repeat(43)}` },
  { cookie: `sewa_session=${'A'.repeat(4000)}` },
  { cookie: "sewa_session=' or '1'='1" },
  { cookie: `${'a=b; '.repeat(500)}sewa_session=x` },
  { cookie: 'sewa_session=%00%ff; sewa_session=__proto__' },
  { cookie: '=;=;=' },
  { 'accept-language': `${'hi,'.repeat(2000)}` },
  { 'accept-language': '\u00ff\u00fe' },
  { 'idempotency-key': '018f0000-0000-7000-8000-000000000000' },
  { 'idempotency-key': "' or 1=1" },
  { 'portal-sent-at': "' or 1=1" },
  { 'portal-sent-at': '+275760-09-13T00:00:00.000Z' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '\u00e9' },
  { 'x-forwarded-for': 'x'.repeat(5000) },
  { 'x-forwarded-for': "127.0.0.1', 'x" },
  { 'x-forwarded-for': '::ffff:1.2.3.4%eth0' },
  { 'x-forwarded-for': Array.from({ length: 1000 }, (_, i) => `10.0.${i % 256}.1`).join(',') },
  { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '200-ok' },
  { range: 'bytes=0-99999999999' },
  { 'user-agent': 'x'.repeat(8000) },
  { 'x-http-method-override': 'DELETE' },
];

const rawRequests: fc.Arbitrary<HostileRequest> = fc
  .oneof(
    fc.constantFrom(
      'GET /api/user HTTP/1.1\r\n\r\n',
      'GET /api/user HTTP/9.9\r\nHost: x\r\n\r\n',
      'GET  /api/user  HTTP/1.1\r\nHost: x\r\n\r\n',
      'FOO /api/user HTTP/1.1\r\nHost: x\r\n\r\n',
      'get /api/user HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /api/\u0000user HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /api/us\u00e9r HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET http://evil.example/api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET //evil.example/api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      'TRACE /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
      `GET /api/user HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      `GET /api/user HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3000 }, (_, i) => `X-${i}: 1\r\n`).join('')}Connection: close\r\n\r\n`,
      `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'GET /api/user HTTP/1.1\r\nHost: x\r\nCookie: sewa_session=\u00ff\u0001\r\n\r\n',
      'GET /api/user HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n',
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\nConnection: close\r\n\r\n{}',
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
      'GET /socket/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET /api/user HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 300 }),
  )
  .map((bytes) => ({ kind: 'raw', bytes }));
