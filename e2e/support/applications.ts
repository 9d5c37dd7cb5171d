import { crc32, deflateSync } from 'node:zlib';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { applicationBody, applicationsPath, move } from '../../server/src/testing/applications.ts';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { createPerson, must } from './people.ts';
import { type Person, portalUrl } from './portal.ts';

type Wish = Parameters<typeof applicationBody>[1] & { isIncomplete?: boolean };

/** Somebody of one centre with these values of SEWADAR.APPLICATION, who also sees sewadars. */
export function createOfficer(admin: Visitor, name: string, values: readonly number[]): Promise<Person> {
  const product = values.reduce((all, one) => all * one, 1);
  const acl = { 'SEWADAR.APPLICATION': product, 'SEWADAR.SEWADAR': 2 };
  return createPerson(admin, { name, org: 'Ranjit Avenue Centre', acl });
}

/** An application with photo and identity paper, unless told otherwise. */
export async function createApplication(maker: Visitor, { isIncomplete, ...wish }: Wish): Promise<string> {
  const { list } = await must(maker.get('/api/user/centers', { size: 500 }));
  const centre = (list as { id: string; code: string }[]).find((one) => one.code === 'ASR-1')?.id ?? '';
  const id = newId();
  await must(maker.post(applicationsPath, { ...applicationBody(centre, wish), id }));
  if (isIncomplete) return id;
  for (const type of [attachmentTypes.PHOTO, attachmentTypes.PAN]) await attach(maker, id, type);
  return id;
}

export async function readApplication(visitor: Visitor, id: string): Promise<ApplicationRecord> {
  return (await must(visitor.get(`${applicationsPath}/${id}`))).data;
}

export async function moveApplication(by: Visitor, id: string, to: number, reason = ''): Promise<void> {
  await must(move(by, id, to, reason));
}

/** A grey picture that nobody could be offended by. */
export function picture(width = 140, height = 180): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header.writeUInt8(8, 8);
  const lines = Buffer.alloc((width + 1) * height, 0xb0);
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

async function attach(maker: Visitor, ownerId: string, type: number): Promise<void> {
  const query = new URLSearchParams({
    owner: 'application',
    ownerId,
    type: String(type),
    fileName: 'paper.png',
  });
  const reply = await fetch(`${portalUrl}/api/attachment?${query}`, {
    method: 'POST',
    headers: { cookie: maker.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture()),
  });
  if (!reply.ok) throw new Error(await reply.text());
}
