import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { conflictKinds } from './conflicts.ts';
import { deviceStates } from './devices.ts';

const sync = right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync');

/** What a run does, in this order; a preparation begins with `pull`. */
export const syncPhases = ['connect', 'send', 'pull', 'apply', 'compare'] as const;
export type SyncPhase = (typeof syncPhases)[number];
export const syncActs = ['prepare', 'handIn'] as const;
export type SyncAct = (typeof syncActs)[number];

/** The latest run on this laptop; its job says whether it still runs. */
export const syncRun = z.object({
  job: z.uuid(),
  act: z.enum(syncActs),
  phase: z.enum(syncPhases),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Changes of the present phase. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Over the line, both ways. */
  bytes: z.number().int(),
  bytesPerSecond: z.number().int(),
  /** Null while nobody can tell. */
  secondsLeft: z.number().int().nullable(),
  /** Cut connections so far; each is tried again. */
  retries: z.number().int(),
  /** The cloud does not answer at present; it is tried again. */
  isCut: z.boolean().default(false),
  /** Why it failed, in the reader's language. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type SyncRun = z.infer<typeof syncRun>;

const laptopState = z.object({
  /** Null: not enrolled yet. */
  enrolment: z
    .object({
      cloud: z.string(),
      /** To switch to, once the laptop is enrolled. */
      area: z.uuid(),
      areaName: z.string(),
      deviceName: z.string(),
      deviceNumber: z.number().int(),
      enrolledAt: z.iso.datetime(),
      /** As the cloud said it at the last contact. */
      state: z.enum(deviceStates),
    })
    .nullable(),
  lastContactAt: z.iso.datetime().nullable(),
  /** How old the copy is: the cloud's time of the last complete preparation. */
  copiedAt: z.iso.datetime().nullable(),
  copiedRows: z.number().int(),
  /** Not handed in yet. */
  waiting: z.object({ changes: z.number().int(), oldestAt: z.iso.datetime().nullable() }),
  handedIn: z.object({ changes: z.number().int(), at: z.iso.datetime().nullable() }),
  /** How far the laptop's clock is ahead of the cloud's, as seen at the last contact. */
  clockAheadSeconds: z.number().int().nullable(),
  /** Made here, and not synced: lost when the laptop is wiped. Null while something waits to be handed in. */
  onlyHere: z
    .object({
      /** Photos and attachments. */
      files: z.number().int(),
      /** Of other parts of the portal. */
      records: z.number().int(),
    })
    .nullable(),
  /** Since when nothing is here any more; null on a laptop that is connected or was never wiped. */
  wipedAt: z.iso.datetime().nullable(),
  run: syncRun.nullable(),
});

const cloudState = z.object({
  devices: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      number: z.number().int(),
      state: z.enum(deviceStates),
      lastContactAt: z.iso.datetime().nullable(),
      copiedAt: z.iso.datetime().nullable(),
      changes: z.number().int(),
      heldBatches: z.number().int(),
      /** When it said that it deleted its copy. */
      wipedAt: z.iso.datetime().nullable(),
    }),
  ),
  openConflicts: z.number().int(),
});

export const syncState = z.object({
  side: z.enum(['cloud', 'laptop']),
  /** Of a camp laptop; null in the cloud. */
  laptop: laptopState.nullable(),
  /** Of the cloud; null on a laptop. */
  cloud: cloudState.nullable(),
});
export type SyncState = z.infer<typeof syncState>;

const counted = z.object({
  rows: z.number().int(),
  digest: z.string(),
  counts: z.record(z.string(), z.number()),
});

/** One side's sum of a camp beside the other's, as compared last. */
export const syncScope = z.object({
  /** The table, such as `blood_camp`, and its row. */
  entity: z.string(),
  row: z.uuid(),
  title: z.string(),
  day: z.string().nullable(),
  here: counted,
  /** By device in the cloud, one row `there` on a laptop; null where it was never compared. */
  compared: z.array(
    z.object({
      deviceName: z.string(),
      deviceNumber: z.number().int(),
      comparedAt: z.iso.datetime(),
      rows: z.number().int(),
      digest: z.string(),
      isEqual: z.boolean(),
      /** Nothing was handed in since. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type SyncScope = z.infer<typeof syncScope>;

export const conflictRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(conflictKinds),
  /** Of kind `finding`: what the module found, by its own code. */
  finding: z.string(),
  /** The table and its row. */
  entity: z.string(),
  row: z.uuid(),
  title: z.string(),
  /** A second row, such as the other one of a likely duplicate. */
  other: z.object({ entity: z.string(), row: z.uuid(), title: z.string() }).nullable(),
  deviceName: z.string(),
  deviceNumber: z.number().int(),
  /** Field by field (columns, as in the history): what stands now and what lost. */
  fields: z.array(z.object({ field: z.string(), kept: z.unknown(), lost: z.unknown() })),
  /** Whose value stands. */
  winner: z.enum(['cloud', 'device', 'none']),
  settledAt: z.iso.datetime().nullable(),
  settledByName: z.string(),
  note: z.string(),
});
export type SyncConflict = z.infer<typeof conflictRow>;

const jobReply = z.object({ job: z.uuid() });

/** The page Cloud Sync, on both sides. */
export const cloudSync = {
  state: endpoint({
    method: 'GET',
    path: '/api/sync/state',
    requirement: sync,
    summary: 'What is here, what is not handed in yet, the last contact and the latest run',
    reply: syncState,
  }),
  scopes: endpoint({
    method: 'GET',
    path: '/api/sync/scope',
    requirement: sync,
    summary: 'Counts and digest of each recent camp, here and as compared with the other side',
    reply: z.array(syncScope),
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/api/sync/enrol',
    requirement: sync,
    summary: 'On a laptop: exchange a one-time code for an identity in the cloud',
    body: z.object({
      cloud: textField(200),
      code: z.string().trim().min(1).max(40),
    }),
    reply: syncState,
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/sync/prepare',
    requirement: sync,
    summary: 'On a laptop: fetch what changed in the cloud since the last preparation, as a job',
    body: z.object({ isWhole: z.boolean().default(false) }),
    reply: jobReply,
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/api/sync/hand-in',
    requirement: sync,
    summary: 'On a laptop: hand in what was done, fetch what changed and compare, as a job',
    reply: jobReply,
  }),
  wipe: endpoint({
    method: 'POST',
    path: '/api/sync/wipe',
    requirement: sync,
    summary:
      'On a laptop: delete everything of the area, once the cloud has confirmed that it has all of it. The name of the laptop confirms',
    body: z.object({ name: textField(60) }),
    reply: syncState,
  }),
  conflicts: endpoint({
    method: 'GET',
    path: '/api/sync/conflict',
    requirement: sync,
    summary: 'What lost when two sides changed the same, and likely duplicates; newest first',
    query: listQuery({
      sort: ['at'],
      newestFirst: true,
      filter: z.object({
        isOpen: z.boolean(),
        kind: several(z.enum(conflictKinds)),
        entity: z.string().max(60),
        row: z.uuid(),
      }),
    }),
    reply: rowsOf(conflictRow),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/sync/conflict/{id}/settle',
    requirement: sync,
    summary: 'Somebody looked at a conflict',
    params: idParams,
    body: z.object({ note: optionalText(500).default('') }),
    reply: conflictRow,
  }),
} as const;

export const syncEvents = {
  /** Conflicts and comparisons. The progress of a run comes by `job.changed`. */
  'sync.changed': {
    requirement: sync,
    entities: ['sync_conflict', 'sync_comparison', 'sync_device'],
    areaWide: ['sync_conflict', 'sync_comparison', 'sync_device'],
  },
} as const satisfies Record<string, RealtimeEvent>;
