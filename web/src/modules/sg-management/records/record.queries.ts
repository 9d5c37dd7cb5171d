import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { premises } from '@sewa/contract/sg-management/premises';
import { sgRecords } from '@sewa/contract/sg-management/records';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { refreshResource } from '../../../ui/resource/resource.query.ts';
import { refreshDue } from '../due/due.queries.ts';

export function useEntries(id: string) {
  return useQuery({
    queryKey: [sgRecords.list.path, id, 'entries'],
    queryFn: ({ signal }) => call(sgRecords.entries, { params: { id }, signal }),
  });
}

export async function moveRecord(id: string, body: BodyOf<typeof sgRecords.move>, idempotencyKey: string) {
  try {
    return await call(sgRecords.move, { params: { id }, body, idempotencyKey });
  } finally {
    // A refusal may say that somebody else was faster: whoever decides looks at what is there now.
    await refreshRecords();
  }
}

export async function undoRecordMove({ id, version }: { id: string; version: number }): Promise<void> {
  try {
    await call(sgRecords.undo, { params: { id }, body: { version } });
  } finally {
    await refreshRecords();
  }
}

export async function withdrawVersion(id: string, version: number): Promise<void> {
  try {
    await call(sgRecords.withdraw, { params: { id }, body: { version } });
  } finally {
    await refreshRecords();
  }
}

export async function addProgress(
  id: string,
  body: BodyOf<typeof sgRecords.addProgress>,
  idempotencyKey: string,
) {
  const row = await call(sgRecords.addProgress, { params: { id }, body, idempotencyKey });
  await refreshRecords();
  return row;
}

export async function addBill(id: string, body: BodyOf<typeof sgRecords.addBill>, idempotencyKey: string) {
  const row = await call(sgRecords.addBill, { params: { id }, body, idempotencyKey });
  await refreshRecords();
  return row;
}

export async function removeEntry(id: string, entry: string): Promise<void> {
  await call(sgRecords.removeEntry, { params: { id, entry } });
  await refreshRecords();
}

export async function completeRecord(
  id: string,
  body: BodyOf<typeof sgRecords.complete>,
  idempotencyKey: string,
) {
  try {
    return await call(sgRecords.complete, { params: { id }, body, idempotencyKey });
  } finally {
    await refreshRecords();
  }
}

export async function reopenRecord(
  id: string,
  body: BodyOf<typeof sgRecords.reopen>,
  idempotencyKey: string,
) {
  try {
    return await call(sgRecords.reopen, { params: { id }, body, idempotencyKey });
  } finally {
    await refreshRecords();
  }
}

async function refreshRecords(): Promise<void> {
  await Promise.all([refreshResource(sgRecords), refreshResource(premises), refreshDue()]);
}
