import { builtInDesign } from '@sewa/contract/badges/built-in-designs';
import type { CardDesign } from '@sewa/contract/badges/card-template';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePhoto, textsOf } from '../../../testing/paper.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const path = '/api/badges/template';
let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let delhi: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('admin'),
  ]);
  await switchToDelhi();
  await portal.owner.query(
    `update app_user set acl = acl || '{"BADGES.SEWADAR": 2, "BADGES.PERMANENT": 2}' where username = 'clerk'`,
  );
  clerk = await portal.signIn('clerk');
});
afterAll(() => portal.close());

async function switchToDelhi(): Promise<void> {
  const { rows } = await portal.owner.query("select id from area where code = 'DEL'");
  await delhi.get('/api/user/switch-area', { area: rows[0].id });
}

test('an area begins with the built-in card; each saved change is a new version, and the old ones stay', async () => {
  const first = (await area.get(`${path}/1`)).body.data;
  expect(first).toMatchObject({ revision: 0, mayEdit: true, versions: [{ revision: 0 }] });
  expect(first.design).toEqual(builtInDesign(1));
  const design: CardDesign = { ...builtInDesign(1), language: 'pa' };
  const saved = await area.put(`${path}/1`, { design, revision: 0 });
  expect(saved.body.data).toMatchObject({ revision: 1, design: { language: 'pa' } });
  const late = await area.put(`${path}/1`, { design: builtInDesign(2), revision: 0 });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  await area.put(`${path}/1`, { design: { ...design, language: 'hi' }, revision: 1 });
  const newest = (await area.get(`${path}/1`)).body.data;
  expect(newest).toMatchObject({ revision: 2, design: { language: 'hi' } });
  expect(newest.versions.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1, 0]);
  expect((await area.get(`${path}/1`, { revision: 1 })).body.data.design.language).toBe('pa');
  // Of this area only.
  expect((await delhi.get(`${path}/1`)).body.data).toMatchObject({ revision: 0 });
});

test('two who save at once: one version is made, the other is told', async () => {
  const both = await Promise.all(
    [1, 2].map(() => area.put(`${path}/5`, { design: builtInDesign(5), revision: 0 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a template is changed by users of the whole area, for types that are open to them', async () => {
  expect((await clerk.get(`${path}/1`)).body.data).toMatchObject({ mayEdit: false });
  const refused = await clerk.put(`${path}/1`, { design: builtInDesign(1), revision: 0 });
  expect([refused.status, refused.body.code]).toEqual([403, 'WHOLE_AREA_ONLY']);
  expect((await clerk.get(`${path}/2`)).status).toBe(403);
  const types = (await clerk.get(path)).body.docs.map(({ type }: { type: number }) => type);
  expect(types).toEqual([1]);
});

test('the preview is a picture of both sides, drawn by the renderer of the print', async () => {
  const body = { design: builtInDesign(10), language: 'pa', sample: 1 };
  const { data } = (await area.post(`${path}/10/preview`, body)).body;
  for (const side of ['front', 'back']) {
    const { format, width, height } = await sharp(Buffer.from(data[side], 'base64')).metadata();
    expect(format).toBe('png');
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(85.6 / 53.98, 1);
  }
  expect((await clerk.post(`${path}/10/preview`, body)).status).toBe(403);
});

test('a logo is drawn anew, belongs to its area, and what is no picture is refused', async () => {
  const upload = async (by: Visitor, bytes: Uint8Array) => {
    const reply = await fetch(`${portal.url}/api/badges/template-picture`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream', origin: portal.url },
      body: new Uint8Array(bytes),
    });
    return { status: reply.status, body: (await reply.json()) as { data: { id: string } } };
  };
  expect((await upload(area, Buffer.from('%PDF-1.7 nothing'))).status).toBeGreaterThanOrEqual(400);
  const { body } = await upload(area, await somePhoto());
  const logo = { kind: 'picture' as const, x: 30, y: 20, width: 12, height: 12, picture: body.data.id };
  const design = { ...builtInDesign(4), back: [logo] };
  const uncoded = { ...design, front: [logo] };
  expect((await area.put(`${path}/4`, { design: uncoded, revision: 0 })).body.code).toBe('CARD_CODE_NEEDED');
  expect((await area.put(`${path}/4`, { design, revision: 0 })).status).toBe(200);
  expect((await delhi.put(`${path}/4`, { design, revision: 0 })).status).toBe(404);
  const preview = await area.post(`${path}/4/preview`, { design, language: 'en', sample: 0 });
  const stats = await sharp(Buffer.from(preview.body.data.back, 'base64')).stats();
  expect(stats.isOpaque && stats.entropy > 0.1).toBe(true);
});

test('the calibration sheet of a printer', async () => {
  for (const layout of ['single', 'a4']) {
    const reply = await fetch(`${portal.url}/api/badges/calibration?layout=${layout}&language=en`, {
      headers: { cookie: area.cookie },
    });
    const pages = await textsOf(Buffer.from(await reply.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Measuring a printer');
  }
});

test('a printer keeps its correction under its name, once in a centre', async () => {
  const { rows } = await portal.owner.query("select id from centre where code = 'ASR-1'");
  const fields = { centre: rows[0].id, layout: 'a4', offsetX: 0.4, offsetY: -1.2, scaleX: 100, scaleY: 99.5 };
  const made = await area.post('/api/badges/printer', { name: 'Evolis', ...fields });
  expect(made.body).toMatchObject({ success: true });
  const second = await area.post('/api/badges/printer', { name: 'EVOLIS', ...fields });
  expect(second.body.code).toBe('TAKEN');
  const { data } = (await area.get(`/api/badges/printer/${made.body.data.id}`)).body;
  expect(data).toMatchObject({ name: 'Evolis', offsetX: 0.4, offsetY: -1.2, scaleY: 99.5 });
  const far = await area.post('/api/badges/printer', { name: 'Far', ...fields, offsetX: 40 });
  expect(far.body.code).toBe('VALIDATION');
});
