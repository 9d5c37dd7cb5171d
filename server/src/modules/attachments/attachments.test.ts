// Long because every way to a file is asked here: who sees, who may, what is refused, what stays and what goes.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { attachmentRow } from '@sewa/contract/attachments/attachments';
import { errors } from '@sewa/contract/kernel/calls/errors';
import { newId } from '@sewa/contract/kernel/values/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationBody, applicationsPath } from '../../testing/applications.ts';
import { download, type Sent, upload, uploadEndlessly } from '../../testing/attachments.ts';
import { activePdfs, pdf, picture, refusedFiles } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/attachment';
const { PHOTO, AADHAR, OTHERS } = attachmentTypes;
let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let counter: Visitor;
let delhi: Visitor;
let camp: Visitor;
let places: Record<string, string>;
let jpeg: Buffer;
let sewadar: string;
let elsewhere: string;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [clerk, area, counter, delhi, camp] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('area'),
    portal.signIn('counter'),
    portal.signIn('zone'),
    portal.signIn('camp'),
  ]);
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  jpeg = await picture().jpeg().toBuffer();
  sewadar = await makeSewadar(area, places['ASR-1'] ?? '');
  elsewhere = await makeSewadar(area, places['ASR-2'] ?? '');
});
afterAll(() => portal.close());

const paper = (over: Partial<Sent> = {}): Sent => ({
  owner: 'sewadar',
  ownerId: sewadar,
  type: OTHERS,
  ...over,
});
const listOf = async (by: Visitor, ownerId = sewadar) =>
  (await by.get(path, { owner: 'sewadar', ownerId })).body.docs;

describe('an attachment', () => {
  test('is sent, listed, shown and deleted, and stands in the history of its record', async () => {
    const sent = await upload(portal, clerk, paper({ fileName: '../../certificate\u202e.exe' }), jpeg);
    expect(sent.status).toBe(200);
    const row = sent.body.data;
    expect(attachmentRow.parse(row)).toEqual(row);
    expect(row).toMatchObject({
      type: OTHERS,
      name: 'certificate.jpg',
      mime: 'image/jpeg',
      width: 600,
      height: 800,
    });
    expect(row).toMatchObject({ hasThumbnail: true, isPhoto: false, addedByName: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ' });
    expect(await listOf(clerk)).toEqual([row]);

    const file = await download(portal, clerk, `${path}/${row.id}/file`);
    expect(file.status).toBe(200);
    expect((await sharp(file.bytes).metadata()).width).toBe(600);
    expect(file.bytes.length).toBe(row.bytes);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''certificate.jpg");
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');

    const small = await download(portal, clerk, `${path}/${row.id}/picture?size=thumbnail`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect(small.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(small.headers.get('vary')).toContain('cookie');
    expect((await download(portal, clerk, `${path}/${row.id}/picture?size=card`)).status).toBe(404);

    expect((await clerk.delete(`${path}/${row.id}`)).status).toBe(200);
    expect(await listOf(clerk)).toEqual([]);
    expect((await download(portal, clerk, `${path}/${row.id}/file`)).status).toBe(404);
    const history = (await area.get(`/api/sewadar/${sewadar}/history`)).body.data.rows;
    expect(history.filter(({ entity }: { entity: string }) => entity === 'attachment').length).toBe(2);
    expect(JSON.stringify(history)).not.toMatch(/[0-9a-f]{64}/);
  });

  test('as a photo it becomes the picture of its record, until another does', async () => {
    const first = (await upload(portal, clerk, paper({ type: PHOTO }), jpeg)).body.data;
    const { version } = (await clerk.get(`/api/sewadar/${sewadar}`)).body.data;
    expect(first.isPhoto).toBe(true);
    const png = await picture(350, 450).png().toBuffer();
    const second = (await upload(portal, clerk, paper({ type: PHOTO }), png)).body.data;
    expect((await clerk.get(`/api/sewadar/${sewadar}`)).body.data.photo).toBe(second.id);
    const card = await download(portal, clerk, `${path}/${first.id}/picture?size=card`);
    expect(await sharp(card.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 350, height: 450 });

    const other = (await upload(portal, clerk, paper(), jpeg)).body.data;
    for (const one of [first, other]) {
      expect((await clerk.put(`${path}/${one.id}/photo`)).status).toBe(200);
      expect((await listOf(clerk)).find(({ isPhoto }: { isPhoto: boolean }) => isPhoto).id).toBe(one.id);
      expect((await download(portal, clerk, `${path}/${one.id}/picture?size=card`)).status).toBe(200);
    }
    await clerk.delete(`${path}/${other.id}`);
    const after = (await clerk.get(`/api/sewadar/${sewadar}`)).body.data;
    expect([after.photo, after.version]).toEqual([null, version]);
  });

  test('sent twice under one id it is there once, under the id of another record it is refused', async () => {
    const id = newId();
    const [one, two] = await Promise.all([
      upload(portal, clerk, paper({ id }), jpeg),
      upload(portal, clerk, paper({ id }), jpeg),
    ]);
    const three = await upload(portal, clerk, paper({ id }), jpeg);
    expect([one.body.data, two.body.data, three.body.data].map((row) => row.id)).toEqual([id, id, id]);
    expect((await listOf(clerk)).filter((row: { id: string }) => row.id === id).length).toBe(1);
    const taken = await upload(portal, area, paper({ id, ownerId: elsewhere }), jpeg);
    expect([taken.status, taken.body.code]).toEqual([409, 'TAKEN']);
  });

  test('the number on a paper does not stay in its name', async () => {
    const sent = await upload(
      portal,
      clerk,
      paper({ type: AADHAR, fileName: 'Aadhaar 2341 2341 2346.jpg' }),
      jpeg,
    );
    expect(sent.body.data.name).toBe('Aadhaar XXXX2346.jpg');
  });

  test('a record holds forty, not more', async () => {
    const full = await makeSewadar(area, places['ASR-1'] ?? '');
    await portal.owner.query(
      `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
       select area_id, gen_random_uuid(), centre_id, id, 30, 'x', 'image/jpeg', 1, repeat('a', 64)
       from sewadar, generate_series(1, 40) where id = $1`,
      [full],
    );
    const refused = await upload(portal, clerk, paper({ ownerId: full }), jpeg);
    expect([refused.status, refused.body.code]).toEqual([409, 'ATTACHMENTS_FULL']);
    const [{ id }] = await listOf(clerk, full);
    const lost = await clerk.get(`${path}/${id}/file`);
    expect([lost.status, lost.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('who may', () => {
  let row: { id: string };
  let hidden: { id: string };
  let identity: { id: string };
  beforeAll(async () => {
    row = (await upload(portal, clerk, paper({ type: PHOTO }), jpeg)).body.data;
    hidden = (await upload(portal, area, paper({ ownerId: elsewhere, type: PHOTO }), jpeg)).body.data;
    identity = (await upload(portal, clerk, paper({ type: AADHAR }), jpeg)).body.data;
  });

  const ways = (id: string) => [
    (by: Visitor) => by.get(`${path}/${id}/file`),
    (by: Visitor) => by.get(`${path}/${id}/picture`),
    (by: Visitor) => by.get(`${path}/${id}/picture`, { size: 'card' }),
    (by: Visitor) => by.put(`${path}/${id}/photo`),
    (by: Visitor) => by.delete(`${path}/${id}`),
  ];

  test('what hangs in another centre or another area is not there, by any address', async () => {
    for (const way of ways(hidden.id)) expect((await way(clerk)).status).toBe(404);
    for (const id of [row.id, hidden.id, identity.id])
      for (const way of ways(id)) expect((await way(delhi)).status).toBe(404);
    for (const [by, ownerId] of [
      [clerk, elsewhere],
      [delhi, sewadar],
    ] as const) {
      expect((await by.get(path, { owner: 'sewadar', ownerId })).status).toBe(404);
      expect((await upload(portal, by, paper({ ownerId }), jpeg)).status).toBe(404);
      expect((await upload(portal, by, paper({ ownerId, id: row.id }), jpeg)).status).toBe(404);
    }
    for (const owner of ['application', 'oaeMember', 'oaeAttendant'] as const)
      expect((await upload(portal, area, paper({ owner }), jpeg)).status).toBe(404);
    expect((await area.get(`${path}/${hidden.id}/file`)).status).toBe(200);
  });

  test('seeing is no right to change, and other rights are none to see', async () => {
    expect((await counter.get(`${path}/${row.id}/picture`)).status).toBe(200);
    expect((await upload(portal, counter, paper(), jpeg)).status).toBe(403);
    expect((await counter.put(`${path}/${row.id}/photo`)).status).toBe(403);
    expect((await counter.delete(`${path}/${row.id}`)).status).toBe(403);
    for (const way of ways(row.id)) expect((await way(camp)).status).toBe(403);
    const seesApplicationsOnly = await signInWith({ 'SEWADAR.APPLICATION': 6 });
    expect((await seesApplicationsOnly.get(path, { owner: 'sewadar', ownerId: sewadar })).status).toBe(403);
    for (const way of ways(row.id)) expect((await way(seesApplicationsOnly)).status).toBe(403);
    expect((await upload(portal, seesApplicationsOnly, paper(), jpeg)).status).toBe(403);
  });

  test('an identity paper opens with its own right only, has no small picture, and each opening is recorded', async () => {
    const refused = await clerk.get(`${path}/${identity.id}/file`);
    expect([refused.status, refused.body.data.requirement]).toEqual([
      403,
      { key: 'SEWADAR.SEWADAR', value: 11 },
    ]);
    expect((await area.get(`${path}/${identity.id}/picture`)).status).toBe(404);
    expect((await clerk.put(`${path}/${identity.id}/photo`)).body.code).toBe('PHOTO_ONLY');
    const opened = await download(portal, area, `${path}/${identity.id}/file`);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await download(portal, area, `${path}/${identity.id}/file`);
    const history = (await area.get(`/api/sewadar/${sewadar}/history`)).body.data.rows;
    const reads = history.filter(({ kind }: { kind: number }) => kind === 6);
    expect(reads.map(({ userName }: { userName: string }) => userName)).toEqual(
      Array(2).fill('ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ'),
    );
    expect(reads[0].after).toMatchObject({ attachment: identity.id, type: AADHAR });
    const foreign = await portal.visitor().send('GET', `${path}/${identity.id}/file`, {
      headers: { cookie: area.cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.body.code).toBe('CROSS_SITE');
  });

  test('the same file in two areas is one in the store and tells neither of the other', async () => {
    const theirs = await makeSewadar(delhi, places['DEL-1'] ?? '');
    const same = await picture(300, 300).jpeg().toBuffer();
    const first = (await upload(portal, clerk, paper(), same)).body.data;
    const second = (await upload(portal, delhi, paper({ ownerId: theirs }), same)).body.data;
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    const { rows } = await portal.owner.query(
      'select distinct content_hash from attachment where id = any ($1)',
      [[first.id, second.id]],
    );
    expect(rows.length).toBe(1);
    await clerk.delete(`${path}/${first.id}`);
    expect((await download(portal, delhi, `${path}/${second.id}/file`)).status).toBe(200);
  });

  async function signInWith(acl: Record<string, number>): Promise<Visitor> {
    await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [acl]);
    await portal.owner.query(
      `update app_user set org_id = (select org_id from app_user where username = 'clerk') where username = 'nobody'`,
    );
    return portal.signIn('nobody');
  }
});

describe('papers of an application', () => {
  test('can be changed while its entries can, and make the sender its editor', async () => {
    const id = newId();
    await area.post(applicationsPath, { ...applicationBody(places['ASR-1'] ?? ''), id });
    const sent = { owner: 'application', ownerId: id, type: PHOTO } as const;
    const photo = (await upload(portal, clerk, sent, jpeg)).body.data;
    const { rows } = await portal.owner.query(
      'select a.photo_id, u.username from application a join app_user u on u.id = a.edited_by where a.id = $1',
      [id],
    );
    expect(rows).toEqual([{ photo_id: photo.id, username: 'clerk' }]);
    await portal.owner.query('update application set status = $2 where id = $1', [
      id,
      applicationStatuses.PENDING,
    ]);
    for (const refused of [
      await upload(portal, clerk, sent, jpeg),
      await clerk.delete(`${path}/${photo.id}`),
      await clerk.put(`${path}/${photo.id}/photo`),
    ])
      expect(refused.body.code).toBe('APPLICATION_FROZEN');
    expect((await clerk.get(`${path}/${photo.id}/picture`)).status).toBe(200);
  });
});

describe('what must not get in', async () => {
  // Every refused file and every PDF that acts is given to the preparer in file-preparer.test.ts.
  test.each(oneOfEachCode(await refusedFiles()))('%s', async (_what, bytes, code) => {
    const before = await listOf(clerk);
    const refused = await upload(portal, clerk, paper(), bytes);
    expect([refused.body.code, refused.status]).toEqual([code, errors[code].status]);
    expect(refused.body.message).toBe(errors[code].en);
    expect(await listOf(clerk)).toEqual(before);
  });

  test.each(activePdfs().slice(0, 1))('a PDF with %s comes in without it', async (_what, bytes) => {
    const { body } = await upload(portal, clerk, paper({ fileName: 'paper.pdf' }), bytes);
    const { headers, bytes: kept } = await download(portal, clerk, `${path}/${body.data.id}/file`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(kept.toString('latin1')).not.toMatch(/JavaScript|OpenAction/);
    await clerk.delete(`${path}/${body.data.id}`);
  });

  test('a PDF as a photo, a type that is none, a name that is none', async () => {
    expect((await upload(portal, clerk, paper({ type: PHOTO }), pdf())).body.code).toBe('PHOTO_ONLY');
    expect((await upload(portal, clerk, paper({ type: 7 }), jpeg)).body.code).toBe('VALIDATION');
    expect((await upload(portal, clerk, paper({ fileName: ' ' }), jpeg)).body.code).toBe('VALIDATION');
    expect(
      (await clerk.send('POST', `${path}?owner=sewadar&ownerId=${sewadar}&type=30&fileName=x`)).body.code,
    ).toBe('FILE_EMPTY');
  });

  test('100 MiB, announced or not, are refused long before their end, and the line is closed', async () => {
    const most = 100 * 1024 * 1024;
    for (const announced of [most, null]) {
      const { status, code, bytes } = await uploadEndlessly(portal, clerk, {
        sent: paper(),
        announced,
        most,
      });
      expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
      expect(bytes).toBeLessThan(40 * 1024 * 1024);
    }
    const refused = await uploadEndlessly(portal, counter, { sent: paper(), announced: most, most });
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.bytes).toBeLessThan(40 * 1024 * 1024);
    expect((await upload(portal, clerk, paper(), Buffer.alloc(8 * 1024 * 1024 + 1))).body.code).toBe(
      'FILE_TOO_LARGE',
    );
  });
});

test('eight uploads of 8 MiB at once: all get in, memory stays, others are answered meanwhile', async () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024 - jpeg.length)]);
  const busy = await makeSewadar(area, places['ASR-1'] ?? '');
  const before = process.memoryUsage().rss;
  let [most, answered, ended] = [0, 0, 0];
  const uploads = Array.from({ length: 8 }, async () => {
    const { status } = await upload(portal, clerk, paper({ ownerId: busy }), large);
    ended += 1;
    return status;
  });
  while (ended < 8) {
    expect((await clerk.get(`/api/sewadar/${sewadar}`)).status).toBe(200);
    most = Math.max(most, process.memoryUsage().rss - before);
    if (ended === 0) answered += 1;
  }
  expect(await Promise.all(uploads)).toEqual(Array(8).fill(200));
  expect(answered).toBeGreaterThan(0);
  // The test itself holds and sends eight copies: 64 MiB here and as much on the way.
  expect(most).toBeLessThan(400 * 1024 * 1024);
  expect(await readdir(join(portal.dataDir, 'files.drafts'))).toEqual([]);
});

function oneOfEachCode<File extends readonly [string, Buffer, string]>(files: File[]): File[] {
  return files.filter(([, , code], index) => files.findIndex(([, , other]) => other === code) === index);
}
