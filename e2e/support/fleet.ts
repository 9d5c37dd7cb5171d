import { randomInt } from 'node:crypto';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';

const LATER = '2099-12-31';

/** A vehicle of a centre with all papers, unless told otherwise. */
export async function createVehicle(
  admin: Visitor,
  over: { centre: string; insurance?: string } & Record<string, unknown>,
): Promise<{ id: string; number: string }> {
  const { insurance = LATER, ...fields } = over;
  const number = `PB ${randomInt(10, 99)} QX ${randomInt(1000, 9999)}`;
  const { data } = await must(
    admin.post('/api/transport/vehicle', {
      ...{ number, type: 5, make: '', seats: 5, fuel: 'diesel', tank: null, ownership: 'organisation' },
      ...{ ownerName: '', odometer: 1_000, status: 'inUse', notes: '', ...fields },
    }),
  );
  const papers = { registration: LATER, insurance, pollution: LATER };
  for (const [kind, validUntil] of Object.entries(papers))
    await enterPaper(admin, { owner: 'vehicle', ownerId: data.id, kind, validUntil });
  return { id: data.id, number };
}

export async function createDriver(
  admin: Visitor,
  fields: { centre: string; name: string; username?: string },
): Promise<string> {
  const { data } = await must(
    admin.post('/api/transport/driver', {
      ...{
        sewadar: null,
        phone: '',
        licenceNumber: `PB77${randomInt(1_000_000, 9_999_999)}`,
        classes: ['LMV'],
      },
      ...{ status: 'active', leaveFrom: null, leaveTo: null, username: '', notes: '', ...fields },
    }),
  );
  for (const kind of ['licence', 'medical'])
    await enterPaper(admin, { owner: 'driver', ownerId: data.id, kind, validUntil: LATER });
  return data.id;
}

async function enterPaper(
  admin: Visitor,
  paper: { owner: string; ownerId: string; kind: string; validUntil: string },
): Promise<void> {
  await must(admin.post('/api/paper', { ...paper, number: '', notes: '', scan: null }));
}

/** The next day from Monday to Friday, so that a trip of two days stays within one week of the board. */
export function nextWorkday(today: string): string {
  const day = dayAfter(today, 1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 ? day : nextWorkday(day);
}
