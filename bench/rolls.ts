// Prints a roll through the whole portal, with a photo of every member, in each language and as each of its pages.
// BENCH_MEMBERS=500 is the bar's size: five seconds for each print.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { languages } from '@sewa/contract/kernel/values/languages';
import { rollPages } from '@sewa/contract/nominal-roll/print';
import { Client } from 'pg';
import sharp from 'sharp';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { sewadarBody } from '../server/src/testing/people.ts';
import { cpuOf } from './cpu.ts';
import { type Side, startPortal } from './sides.ts';

const count = Number(process.env['BENCH_MEMBERS'] ?? 500);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Different faces; the others share them. */
const faces = 25;
const names = [
  { name: 'ਮਹਿੰਦਰ ਸਿੰਘ', nameLatin: 'Mohinder Singh' },
  { name: 'सुनीता देवी', nameLatin: 'Sunita Devi' },
  { name: 'Balwinderpal Kaur Randhawa', nameLatin: 'Balwinderpal Kaur Randhawa' },
];
const silent = { info: () => undefined, warn: console.warn, error: console.error };

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-rolls-'));
const database = await startEmbedded({ dataDir, log: silent });
const owner = new Client({ connectionString: database.ownerUrl });
let portal: Side | undefined;
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  await owner.connect();
  portal = await startPortal({ ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir });
  await report(portal, await makeRoll(portal));
} finally {
  await portal?.stop();
  await owner.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function makeRoll(side: Side): Promise<string> {
  const { rows } = await owner.query<{ id: string }>("select id from centre where code = 'ASR-1'");
  const centre = rows[0]?.id ?? '';
  const sewadars = Array.from({ length: count }, () => newId());
  for (const [place, id] of sewadars.entries())
    await post(side, '/api/sewadar', {
      ...sewadarBody(centre, { ...names[place % names.length], gender: place % 2 ? 'female' : 'male' }),
      id,
    });
  for (const ownerId of sewadars.slice(0, faces)) await sendPhoto(side, ownerId);
  await owner.query(
    `with copied as (
       insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, width, height,
         content_hash, thumbnail_hash, card_hash, added_by_name)
       select a.area_id, gen_random_uuid(), a.centre_id, s.id, a.type, a.name, a.mime, a.bytes, a.width, a.height,
         a.content_hash, a.thumbnail_hash, a.card_hash, a.added_by_name
       from unnest($1::uuid[]) with ordinality s (id, place)
       join attachment a on a.sewadar_id = ($1::uuid[])[1 + s.place % $2]
       where s.place > $2 returning area_id, id, sewadar_id)
     update sewadar s set photo_id = c.id from copied c where s.area_id = c.area_id and s.id = c.sewadar_id`,
    [sewadars, faces],
  );
  const id = newId();
  await post(side, '/api/nominal-roll', {
    ...{
      id,
      centre,
      destination: 'Dera Beas',
      department: 'Langar',
      fromDay: '2031-03-01',
      toDay: '2031-03-07',
    },
    ...{ jathedar: null, deputy: null, transport: 'Own bus, 52 seats', remarks: '' },
  });
  const asked = { numbers: [], from: null, days: null, role: '', remark: '' };
  await post(side, `/api/nominal-roll/${id}/members`, { ...asked, sewadars });
  return id;
}

async function report(side: Side, roll: string): Promise<void> {
  const seconds: Record<string, Record<string, number>> = {};
  for (const page of rollPages)
    for (const language of languages) {
      const times: number[] = [];
      const used = cpuOf(side.pid);
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        const reply = await fetch(
          `${side.url}/api/nominal-roll/${roll}/print?page=${page}&language=${language}`,
          {
            headers: { ...side.headers, 'sec-fetch-site': 'same-origin' },
          },
        );
        const { byteLength } = await reply.arrayBuffer();
        if (reply.status !== 200 || byteLength < 10_000)
          throw new Error(`${page} ${language}: ${reply.status}`);
        times.push((performance.now() - started) / 1000);
      }
      const cpu = (cpuOf(side.pid) - used) / 1000 / rounds;
      seconds[`${page}, ${language}`] = {
        seconds: Number(Math.min(...times).toFixed(2)),
        'CPU of the portal': Number(cpu.toFixed(2)),
      };
    }
  console.log(`a roll of ${count}, seconds, best of ${rounds} (bar: 5)`);
  console.table(seconds);
}

async function post(side: Side, path: string, body: object): Promise<void> {
  const reply = await fetch(side.url + path, {
    method: 'POST',
    headers: { ...side.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
}

async function sendPhoto(side: Side, ownerId: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const size = { width: 700, height: 900, channels: 3 } as const;
  const photo = await sharp({ create: { ...size, background: 'white', noise } })
    .jpeg()
    .toBuffer();
  const query = new URLSearchParams({
    ...{ owner: 'sewadar', ownerId, type: String(attachmentTypes.PHOTO), fileName: 'face.jpg' },
  });
  const reply = await fetch(`${side.url}/api/attachment?${query}`, {
    method: 'POST',
    headers: { ...side.headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(photo),
  });
  if (!reply.ok) throw new Error(await reply.text());
}
