import { newId } from '@sewa/contract/kernel/values/ids';
import { printedCodes } from '../../server/src/testing/printed-codes.ts';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';
import { portalUrl } from './session.ts';

export const todayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** An event of today in the first centre. */
export async function createQuickEvent(admin: Visitor, title: string): Promise<string> {
  const { list } = await must(admin.get('/api/user/centers', { size: 1 }));
  const id = newId();
  const days = { fromDay: todayInIndia, toDay: todayInIndia };
  await must(
    admin.post('/api/badges/quick/event', { id, title, centre: list[0].id, ...days, isClosed: false }),
  );
  return id;
}

/** Prints tokens and reads their codes from the paper, as a scanner does. */
export async function printTokenCodes(
  admin: Visitor,
  { event, kind, numbers }: { event: string; kind: number; numbers: string },
): Promise<string[]> {
  await must(admin.post(`/api/badges/quick/event/${event}/make`, { kind, numbers }));
  const query = new URLSearchParams({ kind: String(kind), numbers, layout: 'sheet10' });
  return codesAt(admin, `/api/badges/quick/event/${event}/print?${query}`);
}

export async function codesAt(admin: Visitor, path: string): Promise<string[]> {
  const reply = await fetch(portalUrl + path, { headers: { cookie: admin.cookie } });
  if (reply.status !== 200) throw new Error(await reply.text());
  return printedCodes(Buffer.from(await reply.arrayBuffer()), { dpi: 150 });
}
