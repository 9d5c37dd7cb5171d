import { newId } from '@sewa/contract/kernel/values/ids';
import type { SgRecord, SgRecordFields } from '@sewa/contract/sg-management/records';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

export const recordsPath = '/api/sg-management/record';

/** A record as the form sends it. */
export function recordBody(centre: string, over: Partial<SgRecordFields> = {}): SgRecordFields {
  return {
    centre,
    kind: 'repair',
    subject: 'toilets',
    title: 'Repair the roof of the east toilets',
    details: 'Rain comes in.',
    paperKind: null,
    estimate: 45_000_00,
    vendor: 'Gill Builders',
    dueDay: null,
    remarks: '',
    ...over,
  };
}

export async function makeRecord(
  by: Visitor,
  centre: string,
  over: Partial<SgRecordFields> = {},
): Promise<SgRecord> {
  const id = newId();
  const reply = await by.post(recordsPath, { ...recordBody(centre, over), id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return readRecord(by, id);
}

export async function readRecord(by: Visitor, id: string): Promise<SgRecord> {
  return (await by.get(`${recordsPath}/${id}`)).body.data;
}

interface Moved {
  version?: number;
  reason?: string;
  verdicts?: { field: string; verdict: string; comment: string }[];
}

/** A move with the version that the mover sees, unless told otherwise. */
export async function moveRecordTo(by: Visitor, id: string, to: number, given: Moved = {}): Promise<Reply> {
  const version = given.version ?? (await readRecord(by, id))?.version ?? 0;
  return by.post(`${recordsPath}/${id}/move`, { to, reason: '', ...given, version });
}

export async function editRecord(by: Visitor, id: string, over: Partial<SgRecordFields>): Promise<Reply> {
  const { version, ...row } = await readRecord(by, id);
  const fields = recordBody(row.centre, {
    kind: row.kind,
    subject: row.subject,
    title: row.title,
    details: row.details,
    paperKind: row.paperKind,
    estimate: row.estimate,
    vendor: row.vendor,
    dueDay: row.dueDay,
    remarks: row.remarks,
  });
  return by.put(`${recordsPath}/${id}`, { ...fields, ...over, version });
}
