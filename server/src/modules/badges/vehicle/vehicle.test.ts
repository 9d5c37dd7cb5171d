import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedCodes } from '../../../testing/printed-codes.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const verify = async (code: string) =>
  (await area.post('/api/badges/verify', { id: newId(), gate: 'A', subject: { code } })).body.data;

test('a pass is printed, verified at a gate, revoked and refused', async () => {
  const { body } = await area.get('/api/badges/vehicle', { filter: { state: 'valid' } });
  expect(body.data.total).toBeGreaterThan(0);
  const [pass] = body.data.rows;
  const query = new URLSearchParams({ ids: JSON.stringify([pass.id]), language: 'pa' });
  const printing = () =>
    fetch(`${portal.url}/api/badges/vehicle/print?${query}`, { headers: { cookie: area.cookie } });
  const printed = await printing();
  expect(printed.status).toBe(200);
  const [code = ''] = await printedCodes(Buffer.from(await printed.arrayBuffer()), { dpi: 100 });
  expect(await verify(code)).toMatchObject({
    kind: 'vehicle',
    answer: expect.stringMatching(/valid|expiring|notYet/),
    vehicle: { number: pass.vehicleNumber },
    person: { name: pass.name },
  });
  const revoke = () => area.post(`/api/badges/vehicle/${pass.id}/revoke`, { reason: 'Sold' });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(404);
  expect((await verify(code)).answer).toBe('revoked');
  expect((await printing()).status).toBe(409);
  const list = (await area.get('/api/badges/verify/list')).body.data.listed;
  expect(list).toContainEqual({ kind: 'vehicle', type: 5, reason: 'revoked', numbers: String(pass.number) });
  const revoked = await area.get('/api/badges/vehicle', {
    filter: { state: 'revoked' },
    q: pass.vehicleNumber,
  });
  expect(revoked.body.data.rows).toMatchObject([{ id: pass.id, state: 'revoked', revokeReason: 'Sold' }]);
});
