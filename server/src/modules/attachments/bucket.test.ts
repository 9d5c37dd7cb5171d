import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { download, upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openS3Server } from '../../testing/s3-server.ts';
import { openTestPortal } from '../../testing/test-portal.ts';

test('attachments in a bucket: sent, shown, and a plain word when the bucket is away', async () => {
  const s3 = await openS3Server();
  const portal = await openTestPortal({ S3_URL: s3.url() });
  try {
    const clerk = await portal.signIn('clerk');
    const ownerId = await makeSewadar(clerk, (await placesOf(portal))['ASR-1'] ?? '');
    const photo = { owner: 'sewadar', ownerId, type: attachmentTypes.PHOTO } as const;
    const bytes = await picture().jpeg().toBuffer();
    const { id } = (await upload(portal, clerk, photo, bytes)).body.data;
    const file = await download(portal, clerk, `/api/attachment/${id}/file`);
    expect((await sharp(file.bytes).metadata()).height).toBe(800);
    const card = `/api/attachment/${id}/picture?size=card`;
    expect((await sharp((await download(portal, clerk, card)).bytes).metadata()).height).toBe(450);

    await s3.close();
    const missed = await clerk.get(card);
    expect([missed.status, missed.body.code, missed.headers.get('cache-control')]).toEqual([
      503,
      'BUSY',
      'no-store',
    ]);
    const refused = await upload(portal, clerk, photo, bytes);
    expect([refused.status, refused.body.code]).toEqual([503, 'BUSY']);
    const { docs } = (await clerk.get('/api/attachment', { owner: 'sewadar', ownerId })).body;
    expect(docs.map((row: { id: string }) => row.id)).toEqual([id]);
  } finally {
    await portal.close();
    await s3.close();
  }
});
