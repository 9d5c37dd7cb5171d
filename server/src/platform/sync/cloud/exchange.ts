import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import type { IncidentKind } from '@sewa/contract/sync/incidents';
import { SYNC_SCHEMA, type syncWire } from '@sewa/contract/sync/wire';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/kysely-on-client.ts';
import { PortalError } from '../../http/portal-error.ts';
import type { PublicHandler } from '../../http/route.ts';
import type { Log } from '../../log.ts';
import { chainHash, readBatch } from '../batch.ts';
import { judgeBatch } from '../chain.rules.ts';
import { storeComparison } from '../comparisons.queries.ts';
import { columnsByTable, sumScope } from '../sum-scope.ts';
import { syncedColumns } from '../sync-rows.queries.ts';
import type { SyncedModule } from '../synced-module.ts';
import {
  challengeIssued,
  type Frame,
  isSigned,
  MAX_FRAME_BYTES,
  PROTOCOL,
  pack,
  readFrame,
  unpack,
} from '../wire/frame.ts';
import { applyChanges } from './apply-batch.ts';
import {
  countHeld,
  type EnteredDevice,
  enterDevice,
  findDevice,
  generationOf,
  holdBatch,
  markCopied,
  markWiped,
  noteIncident,
  renumberDevice,
  staffOf,
  takeBatch,
  takenHash,
} from './exchange.queries.ts';
import { currentRows, pullPage, pullSchema, rowsSchema } from './pull.ts';

/** A revoked laptop has at most so much left to hand in. */
const MAX_HELD = 2_000;

export interface CloudNeeds {
  readonly secret: string;
  readonly modules: readonly SyncedModule[];
  readonly log: Log;
  now(): number;
}

interface Asked {
  readonly tx: Tx;
  readonly device: EnteredDevice & { id: string };
  readonly content: Buffer;
  readonly needs: CloudNeeds;
}

/** A refusal that an administrator should know of. */
class Incident extends PortalError {
  readonly kind: IncidentKind;
  constructor(kind: IncidentKind, code: ErrorCode, data?: unknown) {
    super(code, data === undefined ? {} : { data });
    this.kind = kind;
  }
}

/** Every signed request of a device: who it is, whether it is new, then what it asks, all in one transaction. */
export function answerDevice(needs: CloudNeeds): PublicHandler<typeof syncWire.exchange> {
  return async (database, { upload, requestId, address }) => {
    const frame = readFrame(await readAll(upload));
    if (!frame) throw new PortalError('VALIDATION');
    try {
      const reply = await answerFrame(database, { frame, requestId, needs });
      return { fileName: 'reply.json.gz', contentType: 'application/octet-stream', body: await pack(reply) };
    } catch (error) {
      if (error instanceof Incident)
        await report(database, { kind: error.kind, device: frame.header.device, address }, needs.log);
      throw error;
    }
  };
}

async function report(
  database: Database,
  incident: { kind: IncidentKind; device: string; address: string },
  log: Log,
): Promise<void> {
  log.warn(`sync: a request of device ${incident.device} was refused: ${incident.kind}`);
  await database.anonymous((tx) => noteIncident(tx, incident));
}

async function answerFrame(
  database: Database,
  { frame, requestId, needs }: { frame: Frame; requestId: string; needs: CloudNeeds },
): Promise<unknown> {
  const { header } = frame;
  const known = await database.anonymous((tx) => findDevice(tx, header.device));
  if (!known) throw new Incident('unknownDevice', 'SYNC_REFUSED');
  if (!isSigned(frame, known.public_key)) throw new Incident('badSignature', 'SYNC_REFUSED');
  const issued = challengeIssued(needs.secret, header.challenge, needs.now());
  if (issued === null) throw new Incident('badSignature', 'SYNC_REFUSED');
  if (issued === 'stale') throw new PortalError('SYNC_STALE');
  if (header.protocol > PROTOCOL || header.schema > SYNC_SCHEMA) throw new PortalError('SYNC_CLOUD_OLDER');
  const act = acts[header.act];
  if (!act) throw new PortalError('VALIDATION');
  const content = await unpack(frame.payload).catch((error: Error) => {
    throw new PortalError('SYNC_BATCH_ALTERED', { cause: error });
  });
  return database.anonymous(async (tx) => {
    const device = await enterDevice(tx, {
      device: header.device,
      issued,
      counter: header.counter,
      requestId,
    });
    if (!device) throw new Incident('replayed', 'SYNC_REPLAYED');
    if (device.state === 'revoked' && !act.isOpenToRevoked) throw new Incident('revoked', 'SYNC_REVOKED');
    return act.answer({ tx, device: { ...device, id: header.device }, content, needs });
  });
}

interface Act {
  /** A revoked laptop may say that it is there and hand in; it gets nothing. */
  readonly isOpenToRevoked: boolean;
  answer(asked: Asked): Promise<unknown>;
}

const acts: Readonly<Record<string, Act>> = {
  hello: { isOpenToRevoked: true, answer: greet },
  handIn: { isOpenToRevoked: true, answer: takeIn },
  restored: { isOpenToRevoked: false, answer: renumber },
  staff: { isOpenToRevoked: false, answer: async ({ tx, device }) => staffOf(tx, device.staff) },
  pull: {
    isOpenToRevoked: false,
    answer: async ({ tx, device, content, needs }) =>
      pullPage(tx, parsed(pullSchema, content), {
        device: device.number,
        tables: await syncedColumns(tx),
        nowMs: needs.now(),
      }),
  },
  rows: {
    isOpenToRevoked: false,
    answer: ({ tx, content }) => currentRows(tx, parsed(rowsSchema, content).rows),
  },
  copied: {
    isOpenToRevoked: false,
    answer: async ({ tx, device }) => {
      await markCopied(tx, device.id);
      return {};
    },
  },
  compare: { isOpenToRevoked: false, answer: compare },
  wiped: {
    isOpenToRevoked: true,
    answer: async ({ tx, device }) => {
      await markWiped(tx, device.id);
      return {};
    },
  },
};

async function greet({ tx, device, needs }: Asked): Promise<unknown> {
  return {
    cloudMs: needs.now(),
    number: device.number,
    name: device.name,
    state: device.state,
    head: { number: device.head_number, hash: device.head_hash },
    generation: await generationOf(tx),
    columns: columnsByTable(await syncedColumns(tx)),
  };
}

/** One batch: the next of its chain is applied, one that was taken before is confirmed again, any other is refused. */
async function takeIn({ tx, device, content, needs }: Asked): Promise<unknown> {
  const batch = parsedBatch(content);
  if (batch.area !== device.area_id) throw new Incident('otherArea', 'SYNC_OTHER_AREA');
  const hash = chainHash(batch.prev, content);
  const place = { device: device.id, deviceNumber: device.number, number: batch.number };
  const head = { number: device.head_number, hash: device.head_hash };
  const verdict = judgeBatch({ ...batch, hash }, head, await takenHash(tx, place));
  if (verdict === 'early') throw new PortalError('SYNC_BATCH_REFUSED', { data: { head } });
  if (verdict === 'altered') throw new Incident('alteredBatch', 'SYNC_BATCH_REFUSED', { head });
  if (verdict === 'repeated') return { confirmed: batch.number, conflicts: 0, isHeld: false };
  const isHeld = device.state === 'revoked';
  let conflicts = 0;
  if (isHeld) {
    if ((await countHeld(tx, device.id)) >= MAX_HELD) throw new Incident('revoked', 'SYNC_REVOKED');
    await holdBatch(tx, { ...place, hash }, content);
  } else {
    const tables = await syncedColumns(tx);
    const applying = { modules: needs.modules, tables, device: device.number, nowMs: needs.now() };
    ({ conflicts } = await applyChanges(tx, batch.changes, applying));
  }
  await takeBatch(tx, { ...place, hash, changes: batch.changes.length });
  return { confirmed: batch.number, conflicts, isHeld };
}

const restoredSchema = z.object({ after: z.number().int().min(0).max(10_000).default(0) });

async function renumber({ tx, device, content, needs }: Asked): Promise<unknown> {
  const number = await renumberDevice(tx, device.id, parsed(restoredSchema, content).after);
  await noteIncident(tx, { kind: 'restored', device: device.id, address: '' });
  needs.log.warn(`sync: device ${device.id} was restored from a backup; its number is ${number} now`);
  return { number };
}

const compareSchema = z.object({
  entity: z.string().max(63),
  row: z.uuid(),
  rows: z.number().int(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  columns: z.record(z.string(), z.array(z.string())),
});

async function compare({ tx, device, content, needs }: Asked): Promise<unknown> {
  const asked = parsed(compareSchema, content);
  const scope = needs.modules.flatMap(({ scopes }) => scopes).find(({ entity }) => entity === asked.entity);
  if (!scope) throw new PortalError('VALIDATION');
  const tables = await syncedColumns(tx);
  const own = await sumScope(tx, scope, { row: asked.row, tables, theirs: asked.columns });
  const isEqual = own.digest === asked.digest && own.rows === asked.rows;
  await storeComparison(tx, {
    ...{
      device: device.number,
      entity: asked.entity,
      row: asked.row,
      rows: asked.rows,
      digest: asked.digest,
    },
    ...{ isEqual, head: device.head_number },
  });
  return { rows: own.rows, digest: own.digest, isEqual };
}

function parsed<S extends z.ZodType>(schema: S, content: Buffer): z.output<S> {
  return schema.parse(JSON.parse(content.toString('utf8')));
}

function parsedBatch(content: Buffer) {
  try {
    return readBatch(content);
  } catch (error) {
    throw new PortalError('SYNC_BATCH_ALTERED', { cause: error });
  }
}

async function readAll(upload: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of upload) {
    bytes += part.length;
    if (bytes > MAX_FRAME_BYTES) throw new PortalError('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
