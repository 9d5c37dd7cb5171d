import { readCode, type SignedCode } from '@sewa/contract/badges/code';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inArea } from '../../../testing/in-area.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { testSigner } from '../testing/sign-for-tests.ts';
import { codeSigner, type SignedBadge } from './sign-codes.ts';
import { verifySignature } from './verify-signature.ts';

let portal: TestPortal;
let areas: { amritsar: string; delhi: string };
const badge: SignedBadge = { type: 1, number: 7, validFrom: '2026-01-01', validTo: '2030-12-31' };

beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await portal.owner.query<{ id: string; code: string }>('select id, code from area');
  const idOf = (code: string) => rows.find((area) => area.code === code)?.id ?? '';
  areas = { amritsar: idOf('ASR'), delhi: idOf('DEL') };
});
afterAll(() => portal.close());

const sign = (area: string, by = testSigner) =>
  inArea(portal, area, async (tx) => {
    const [code = ''] = await by.signBadgeCodes(tx, [badge]);
    return code;
  });

const verify = (area: string, code: string) => inArea(portal, area, (tx) => verifySignature(tx, read(code)));

function read(code: string): SignedCode {
  const found = readCode(code);
  if (!found) throw new Error(`not a code: ${code}`);
  return found;
}

const countKeys = async (area: string) =>
  (await portal.owner.query('select 1 from badge_key where area_id = $1', [area])).rowCount;

test('the first signatures at once make one key, and the same badge has the same code', async () => {
  const codes = await Promise.all(Array.from({ length: 6 }, () => sign(areas.amritsar)));
  expect(new Set(codes).size).toBe(1);
  expect(await countKeys(areas.amritsar)).toBe(1);
  expect(await verify(areas.amritsar, codes[0] ?? '')).toBe('genuine');
  expect(await verify(areas.delhi, codes[0] ?? '')).toBe('otherArea');
});

test('a new key signs, the old one still verifies, a withdrawn one does not', async () => {
  const area = await portal.signIn('area');
  const before = await sign(areas.amritsar);
  const rotated = await area.post('/api/badges/key/rotate', {});
  expect(rotated.status).toBe(200);
  const after = await sign(areas.amritsar);
  expect(after).not.toBe(before);
  expect(read(after).fields.key).toBe(rotated.body.data.id);
  expect(await verify(areas.amritsar, before)).toBe('genuine');
  const withdrawn = await area.post(`/api/badges/key/${read(before).fields.key}/withdraw`, {
    reason: 'A copy was found',
  });
  expect(withdrawn.status).toBe(200);
  expect(await verify(areas.amritsar, before)).toBe('withdrawn');
  expect(await verify(areas.amritsar, after)).toBe('genuine');
  const { body } = await area.get('/api/badges/key');
  expect(body.data.map((key: { id: string }) => key.id)).toEqual([
    read(after).fields.key,
    read(before).fields.key,
  ]);
  expect(body.data[1]).toMatchObject({ withdrawnReason: 'A copy was found', cards: 0 });
  expect(JSON.stringify(body)).not.toMatch(/private|public/i);
  const history = await area.get(`/api/badges/key/${read(before).fields.key}/history`);
  expect(history.body.data.rows[0]).toMatchObject({
    userName: expect.stringMatching(/./),
    after: { withdrawn_reason: 'A copy was found' },
  });
  expect((await area.get('/api/badges/key/AAAA/history')).status).toBe(404);
  const { rows } = await portal.owner.query(
    "select count(*)::int as count from change_log where entity = 'badge_key' and (after ? 'private_key' or before ? 'private_key')",
  );
  expect(rows[0].count).toBe(0);
});

test('who works in one centre manages no keys, although with the right to revoke', async () => {
  const clerk = await portal.signIn('clerk');
  for (const path of ['key', 'key/ABCD/history', 'key/rotate', 'key/ABCD/withdraw']) {
    const reply = await (path === 'key' || path.endsWith('history')
      ? clerk.get(`/api/badges/${path}`)
      : clerk.post(`/api/badges/${path}`, { reason: 'Test' }));
    expect([path, reply.status]).toEqual([path, 403]);
  }
});

test('who may not revoke every type manages no keys, and is told what to ask for', async () => {
  const user = await portal.signIn('area');
  const { rows } = await portal.owner.query("select acl from app_user where username = 'area'");
  const acl = { ...rows[0].acl, 'BADGES.SANGAT': 2 };
  await portal.owner.query("update app_user set acl = $1 where username = 'area'", [acl]);
  for (const reply of [
    await user.get('/api/badges/key'),
    await user.post('/api/badges/key/rotate', {}),
    await user.post('/api/badges/key/ABCD/withdraw', { reason: 'Test' }),
  ])
    expect([reply.status, reply.body.code]).toEqual([403, 'KEY_NEEDS_EVERY_TYPE']);
  await portal.owner.query("update app_user set acl = $1 where username = 'area'", [rows[0].acl]);
});

test('a later code of the area does not touch what was signed', async () => {
  const code = await sign(areas.delhi);
  await portal.owner.query("update area set code = 'NDL' where id = $1", [areas.delhi]);
  expect(await verify(areas.delhi, code)).toBe('genuine');
  await portal.owner.query("update area set code = 'DEL' where id = $1", [areas.delhi]);
});

test('after a restore with another secret a new key signs, and the old codes still verify', async () => {
  const before = await sign(areas.delhi);
  const other = codeSigner('another secret, which opens none of the stored keys');
  const after = await sign(areas.delhi, other);
  expect(read(after).fields.key).not.toBe(read(before).fields.key);
  expect(await verify(areas.delhi, before)).toBe('genuine');
  expect(await verify(areas.delhi, after)).toBe('genuine');
});
