import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../../testing/attachments.ts';
import { picture } from '../../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { codeOf } from '../testing/sign-for-tests.ts';
import { badgesPath, issueOne, makeMember, printed, readBadge } from '../testing/some-badges.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  places = await placesOf(portal);
});
afterAll(() => portal.close());

async function takePhoto(sewadar: string, width: number): Promise<string> {
  const photo = { owner: 'sewadar', ownerId: sewadar, type: attachmentTypes.PHOTO } as const;
  const bytes = await picture(width, 400).jpeg().toBuffer();
  return (await upload(portal, area, photo, bytes)).body.data.id;
}

/** A sewadar with a photo who attends an elder, and the badge for it. */
async function attending() {
  const centre = places['ASR-1'] ?? '';
  const sewadar = await makeSewadar(area, centre);
  const photo = await takePhoto(sewadar, 310);
  const attendant = { sewadar, name: 'Manjit Kaur', nameLatin: '', phone: '', relation: '' };
  const elder = await makeMember(area, { centre, attendants: [{ ...attendant, gender: 'female' }] });
  return { sewadar, photo, badge: await issueOne(area, 4, elder.attendant) };
}

test('the badge of an attendant who is a sewadar has the sewadar’s photo, on the card and at the gate', async () => {
  const { sewadar, photo, badge } = await attending();
  const [checked] = (await clerk.post(`${badgesPath}/check`, { ids: [badge.id] })).body.docs;
  expect(checked).toMatchObject({ photo, problems: [] });
  const subject = { code: await codeOf(portal, places['ASR'] ?? '', badge) };
  const seen = (await clerk.post('/api/badges/verify', { id: newId(), gate: '', subject })).body.data;
  expect(seen.person).toMatchObject({ name: 'Manjit Kaur', photo });
  expect((await clerk.get(`/api/badges/verify/${seen.scan}/photo`, { photo })).status).toBe(200);

  await printed(portal, [badge.id]);
  expect(await readBadge(clerk, badge.id)).toMatchObject({ isChanged: false });
  await takePhoto(sewadar, 320);
  expect(await readBadge(clerk, badge.id)).toMatchObject({ isChanged: true });
  const noted = await portal.owner.query('select from badge_outdated where badge_id = $1', [badge.id]);
  expect(noted.rowCount).toBe(1);
});

test('it stays the same for the clerk of the elder’s centre when the sewadar goes to another centre', async () => {
  const { sewadar, photo, badge } = await attending();
  await printed(portal, [badge.id]);
  await portal.owner.query('update sewadar set centre_id = $2 where id = $1', [sewadar, places['ASR-2']]);
  await portal.owner.query('update attachment set centre_id = $2 where id = $1', [photo, places['ASR-2']]);
  expect(await readBadge(clerk, badge.id)).toMatchObject({ photo, isChanged: false });
  expect((await clerk.get(`${badgesPath}/${badge.id}/photo`, { size: 'card' })).status).toBe(200);
  expect((await clerk.get(`/api/sewadar/${sewadar}`)).status).toBe(404);
});
