import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { centreSchema, longText, optionalText } from '../kernel/resource/field-kinds.ts';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { exportFormat, listQuery, several } from '../kernel/resource/paging.ts';
import type { Requirement } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import type { PaperOwner } from './paper-owner.ts';
import { paperStates } from './paper-state.ts';

export const paperFields = z.object({
  number: optionalText(60),
  validUntil: daySchema.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', refusing('thisCentury')),
  notes: longText(500),
  /** An attachment of the same record. */
  scan: z.uuid().nullable(),
});

export const paperRow = paperFields.extend({
  id: z.uuid(),
  kind: z.string(),
  /** Null also where the scan is out of the reader's sight. */
  scan: z.uuid().nullable(),
  scanType: z.number().int().nullable(),
  /** False: it was renewed, and stays as history. */
  isCurrent: z.boolean(),
  renews: z.uuid().nullable(),
  version: z.number().int(),
});
export type Paper = z.infer<typeof paperRow>;

export const expiringPaperRow = z.object({
  id: z.uuid(),
  /** The kind of record, and the record. */
  owner: z.string(),
  ownerId: z.uuid(),
  title: z.string(),
  centreName: z.string(),
  kind: z.string(),
  number: z.string(),
  validUntil: daySchema,
  state: z.enum(paperStates),
});
export type ExpiringPaper = z.infer<typeof expiringPaperRow>;

/** The filter of the list of papers that Home counts. */
export const duePapers = { isDue: true } as const;

/** The calls as far as the browser needs them: addresses and shapes. Nobody may make them until owners are named. */
export const papers = paperCalls([]);

/** Who may see or change what depends on the record: the right of any owner opens the call, its own right the record. */
export function paperCalls(owners: readonly PaperOwner[]) {
  const anyView: Requirement = { anyOf: owners.map(({ view }) => view) };
  const anyEdit: Requirement = { anyOf: owners.map(({ edit }) => edit) };
  const named = { owner: nameSchema(owners.map(({ name }) => name)), ownerId: z.uuid() };
  const kinds = nameSchema([...new Set(owners.flatMap(({ paperKinds }) => Object.keys(paperKinds)))]);
  const query = listQuery({
    sort: ['validUntil', 'title', 'kind'],
    filter: z.object({
      state: several(z.enum(paperStates)),
      owner: several(named.owner),
      kind: several(kinds),
      centre: several(centreSchema),
      /** The first and the last of the days on which it ends. */
      validFrom: daySchema,
      validTo: daySchema,
      /** Lapsed, or to be renewed within 30 days. */
      isDue: z.boolean(),
    }),
  });
  return {
    'paper.changed': {
      requirement: anyView,
      entities: ['expiring_paper'],
      areaWide: ['expiring_paper'],
    } satisfies RealtimeEvent,
    list: endpoint({
      method: 'GET',
      path: '/api/paper',
      requirement: anyView,
      summary: 'The papers of a record that expire, current ones first, then those that were renewed',
      query: z.object(named),
      reply: paperRow,
      envelope: 'docs',
    }),
    expiring: endpoint({
      method: 'GET',
      path: '/api/paper/expiring',
      requirement: anyView,
      summary: 'The current papers of all records in use that the caller may see, the first to lapse first',
      query,
      reply: rowsOf(expiringPaperRow),
    }),
    exportExpiring: endpoint({
      method: 'GET',
      path: '/api/paper/expiring/export',
      requirement: anyView,
      summary: 'The papers that expire as Excel or CSV; the export is recorded',
      query: query.extend(exportFormat),
      reply: z.string(),
      envelope: 'stream',
      changesState: true,
    }),
    create: endpoint({
      method: 'POST',
      path: '/api/paper',
      requirement: anyEdit,
      summary: 'Add the first paper of a kind to a record',
      body: paperFields.extend({ ...named, kind: kinds, id: z.uuid().optional() }),
      reply: paperRow,
    }),
    renew: endpoint({
      method: 'POST',
      path: '/api/paper/{id}/renew',
      requirement: anyEdit,
      summary: 'Add the paper that follows this one, which stays as history',
      params: idParams,
      body: paperFields.extend({ id: z.uuid().optional() }),
      reply: paperRow,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/api/paper/{id}',
      requirement: anyEdit,
      summary: 'Correct a current paper',
      params: idParams,
      body: paperFields.extend({ version: z.number().int() }),
      reply: paperRow,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/paper/{id}',
      requirement: anyEdit,
      summary: 'Delete a current paper; the one that it renewed is current again',
      params: idParams,
      reply: z.null(),
    }),
  } as const;
}

function nameSchema(names: readonly string[]): z.ZodType<string, string> {
  const [first, ...others] = names;
  return first === undefined ? z.string() : z.enum([first, ...others]);
}
