import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPrint, somePhoto } from '../../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
const centre = (code: string) => places[code] ?? '';
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

describe('the list', () => {
  test('prints what the filter matches, in the asked language, and is recorded', async () => {
    await makeSewadar(area, centre('ASR-1'), {
      name: 'ਬਲਜਿੰਦਰ #[x]',
      nameLatin: 'Baljinder',
      status: 'onLeave',
    });
    const query = { filter: { status: 'onLeave', centre: centre('ASR-1') }, q: 'baljinder' };
    const reply = await printed(area, '/api/sewadar/print', { ...query, language: 'hi' });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toMatch(/^inline; filename/);
    const text = reply.pages.join();
    // Readers of PDFs lose a blank after some vowel signs.
    expect(text).toMatch(/सेवादारों ?की सूची/);
    expect(text).toContain('स्थिति: छुट्टी पर');
    expect(text).toContain('केंद्र: Ranjit Avenue');
    expect(text).toContain('ਬਲਜਿੰਦਰ #[x]');
    expect(await lastRead('sewadar')).toMatchObject({
      print: 'sewadars.pdf',
      q: 'baljinder',
      filter: query.filter,
    });
  });

  test("speaks the user's language unless told otherwise", async () => {
    await area.put('/api/user/preferences', { language: 'pa' });
    const own = await printed(area, '/api/sewadar/print', { q: 'nobody at all' });
    expect(own.pages.join()).toContain('ਇਸ ਫ਼ਿਲਟਰ ਨਾਲ ਕੋਈ ਸੇਵਾਦਾਰ ਨਹੀਂ ਮਿਲਦਾ।');
    await area.put('/api/user/preferences', { language: 'en' });
  });

  test('is refused beyond 5,000, and nothing is recorded', async () => {
    await portal.owner.query(
      `insert into sewadar (area_id, id, centre_id, number, name, gender)
       select area_id, gen_random_uuid(), id, 100000 + n, 'Crowd', 'male' from centre, generate_series(1, 5001) n where code = 'ASR-4'`,
    );
    const before = await countReads();
    const reply = await area.get('/api/sewadar/print', { filter: { centre: centre('ASR-4') } });
    expect([reply.status, reply.body.code]).toEqual([413, 'PRINT_TOO_LARGE']);
    expect(await countReads()).toBe(before);
  });
});

describe('the profile', () => {
  test('shows the photo, and is recorded with the record', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    const without = await printed(area, `/api/sewadar/${id}/print`, { language: 'en' });
    expect(without.pages.join()).toContain('No photo');
    await addPhoto(area, id);
    const reply = await printed(area, `/api/sewadar/${id}/print`, { language: 'en' });
    expect(reply.pages).toHaveLength(1);
    expect(reply.pages.join()).toContain('+91\u00a098123\u00a045678');
    expect(reply.pages.join()).not.toContain('No photo');
    const { rows } = await portal.owner.query('select row_id from change_log order by id desc limit 1');
    expect(rows[0].row_id).toBe(id);
  });

  test("is not there for another centre's clerk, nor for another area", async () => {
    const id = await makeSewadar(area, centre('ASR-2'));
    expect((await clerk.get(`/api/sewadar/${id}/print`)).status).toBe(404);
    const zone = await portal.signIn('zone');
    await zone.get('/api/user/switch-area', { area: places['DEL'] });
    expect((await zone.get(`/api/sewadar/${id}/print`)).status).toBe(404);
  });
});

function printed(visitor: Visitor, path: string, query: Record<string, unknown>) {
  return readPrint({ portal, visitor, path, query });
}

async function addPhoto(visitor: Visitor, sewadar: string): Promise<void> {
  const query = new URLSearchParams({ owner: 'sewadar', ownerId: sewadar, type: '5', fileName: 'face.webp' });
  const reply = await fetch(`${portal.url}/api/attachment?${query}`, {
    method: 'POST',
    headers: { cookie: visitor.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await somePhoto()),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
}

async function lastRead(entity: string) {
  const { rows } = await portal.owner.query('select entity, after from change_log order by id desc limit 1');
  expect(rows[0].entity).toBe(entity);
  return rows[0].after;
}

async function countReads(): Promise<string> {
  const { rows } = await portal.owner.query('select count(*) from change_log');
  return rows[0].count;
}
