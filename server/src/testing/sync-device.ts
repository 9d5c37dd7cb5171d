import { type KeyObject, sign } from 'node:crypto';
import { newId } from '@sewa/contract/kernel/values/ids';
import { SYNC_SCHEMA } from '@sewa/contract/sync/wire';
import { chainHash, writeBatch } from '../platform/sync/batch.ts';
import type { Change } from '../platform/sync/merge.rules.ts';
import {
  EXCHANGE_PATH,
  enrolmentText,
  makeKeys,
  PROTOCOL,
  readKey,
  unpack,
  writeFrame,
} from '../platform/sync/wire/frame.ts';
import type { TestPortal } from './test-portal.ts';
import type { Visitor } from './visitor.ts';

/** The rights of Cloud Sync and devices for the area's own user. */
export async function grantSync({ owner }: TestPortal): Promise<void> {
  await owner.query(
    `update org set acl = acl || '{"SETTINGS.DEVICE": 6, "BLOOD_DONATION.CLOUD_SYNC": 7919}';
     update app_user set acl = acl || '{"SETTINGS.DEVICE": 6, "BLOOD_DONATION.CLOUD_SYNC": 7919}' where username = 'area'`,
  );
}

/** The demo's camps and donors go: a laptop is then prepared in no time. */
export async function emptyBlood({ owner }: TestPortal): Promise<void> {
  await owner.query('truncate blood_camp, blood_donor cascade');
}

export interface TestDevice {
  id: string;
  area: string;
  number: number;
  key: KeyObject;
  /** The bytes of a request, to be sent, kept or altered. */
  frame(
    act: string,
    content: unknown,
    over?: Partial<{ counter: number; key: KeyObject; schema: number; device: string }>,
  ): Promise<Buffer>;
  ask(act: string, content: unknown): Promise<{ status: number; code: string | null; data: unknown }>;
  /** The next batch of its chain. */
  batch(changes: readonly Change[], over?: { area?: string }): { body: Buffer; done(): void };
}

export async function sendFrame({ url }: { url: string }, bytes: Buffer) {
  const reply = await fetch(`${url}${EXCHANGE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  const body = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200)
    return { status: reply.status, code: JSON.parse(body.toString()).code as string, data: null };
  return { status: 200, code: null, data: JSON.parse((await unpack(body)).toString()) as unknown };
}

/** A device without a laptop: what it sends is the test's own. */
export async function enrolTestDevice(
  cloud: Pick<TestPortal, 'url' | 'visitor'>,
  administrator: Visitor,
  name: string,
): Promise<TestDevice> {
  const { code } = (await administrator.post('/api/sync/device/code', { name })).body.data;
  const { pem, publicKey } = makeKeys();
  const [id, key] = [newId(), readKey(pem)];
  const typed = code.replace('-', '');
  const reply = await cloud.visitor().post('/api/sync/device/enrol', {
    ...{
      code: typed,
      device: id,
      publicKey: publicKey.toString('base64'),
      protocol: PROTOCOL,
      schema: SYNC_SCHEMA,
    },
    ...{ signature: sign(null, enrolmentText(typed, id), key).toString('base64'), programVersion: 'test' },
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { area, number } = reply.body.data;
  let challenge = '';
  let counter = 0;
  let head = { number: 0, hash: '' };
  const device: TestDevice = {
    ...{ id, area: area.id, number, key },
    frame: async (act, content, over = {}) => {
      if (challenge === '')
        ({ challenge } = (await cloud.visitor().post('/api/sync/open', { device: id })).body.data);
      counter += 1;
      const header = {
        device: over.device ?? id,
        challenge,
        counter: over.counter ?? counter,
        act,
        protocol: PROTOCOL,
        schema: over.schema ?? SYNC_SCHEMA,
      };
      return writeFrame(header, content, over.key ?? key);
    },
    ask: async (act, content) => sendFrame(cloud, await device.frame(act, content)),
    batch: (changes, over = {}) => {
      const body = writeBatch({
        area: over.area ?? area.id,
        number: head.number + 1,
        prev: head.hash,
        changes,
      });
      const next = { number: head.number + 1, hash: chainHash(head.hash, body) };
      return {
        body,
        done: () => {
          head = next;
        },
      };
    },
  };
  return device;
}
