import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationBody, makeApplication } from '../../../testing/applications.ts';
import { readPrint } from '../../../testing/paper.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let places: Record<string, string>;
const centre = (code: string) => places[code] ?? '';
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

describe('the form', () => {
  test('is printed filled in', async () => {
    const body = applicationBody(centre('ASR-1'), { form: { departments: ['Langar'] } });
    const id = await makeApplication(portal, { by: area, body });
    const reply = await printed(area, `/api/sewadar/applications/${id}/print`, { language: 'en' });
    const text = reply.pages.join();
    expect(text).toContain('Application: Sewadar');
    expect(text).toContain('ਜਸਵੀਰ ਕੌਰ');
    expect(text).toContain('Langar');
    expect(await lastRead('application')).toEqual({ print: 'application.pdf' });
  });

  test('is printed blank, which is no reading of anything', async () => {
    const before = await countReads();
    const reply = await printed(area, '/api/sewadar/applications/print', { type: 50, language: 'pa' });
    expect(reply.pages.join()).toContain('ਅਰਜ਼ੀ: ਗੱਡੀ ਪਾਸ');
    expect(await countReads()).toBe(before);
    expect((await area.get('/api/sewadar/applications/print', { type: 60 })).status).toBe(400);
  });
});

function printed(visitor: Visitor, path: string, query: Record<string, unknown>) {
  return readPrint({ portal, visitor, path, query });
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
