import { Readable } from 'node:stream';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { expenseAttachments } from '@sewa/contract/transport/attachments';
import { expenseFields, type fuelBill } from '@sewa/contract/transport/expenses';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { FilePreparer } from '../../../platform/files/file-preparer.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { lockSeries, takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { insertAttachment, keepFiles, keepSwept } from '../../attachments/public.ts';
import type { TripResource } from '../trips/trips.resource.ts';
import { assertExpense, expenseNumbers } from './expenses.resource.ts';
import type { ExpenseResource } from './move-expense.ts';

interface Needs {
  files: FileStore;
  preparer: FilePreparer;
  timeZone: string;
  trips: TripResource;
  expenses: ExpenseResource;
}

/** First whether it may be, then the photo, which takes its time, then expense and photo together. */
export function enterFuelBill(needs: Needs): SteppingHandler<typeof fuelBill> {
  const { files, preparer } = needs;
  return async (step, { body, params }) => {
    const sent = await step(async (tx) => {
      await needs.trips.get(tx, params.id);
      return findSent(needs, tx, body.id);
    });
    if (sent) return sent;
    const photo =
      body.photo === null ? null : await preparer.prepare(Readable.from(bytesOf(body.photo)), 'paper');
    const kept = photo && (await keepFiles(files, photo));
    const made = await step(async (tx, who) => {
      // Who sends the same bill at the same time waits here, and then finds it.
      await lockSeries(tx, expenseNumbers);
      const sentMeanwhile = await findSent(needs, tx, body.id);
      if (sentMeanwhile) return sentMeanwhile;
      const trip = await needs.trips.get(tx, params.id);
      const centre = centreFor(who, trip.centre);
      const fields = expenseFields.parse({
        ...body,
        kind: 'fuel',
        vehicle: trip.vehicle,
        trip: trip.id,
        paidBy: who.name,
        centre,
        notes: '',
      });
      await assertExpense(tx, { id: body.id, fields, timeZone: needs.timeZone });
      const number = await takeNumber(tx, expenseNumbers);
      const own = { id: body.id, area_id: areaOf(who), number, made_by: who.userId, made_by_name: who.name };
      await needs.expenses.table.insert(tx, { ...own, ...needs.expenses.table.columnsOf(fields) });
      if (photo && kept) {
        const { mime, bytes, width, height } = photo;
        await insertAttachment(tx, {
          area: areaOf(who),
          // One photo for one bill: sent again it is the same one.
          id: body.id,
          owner: { owner: expenseAttachments, table: 'transport_expense', column: 'expense_id', id: body.id },
          type: attachmentTypes.OTHERS,
          name: 'bill.jpg',
          purpose: '',
          addedByName: who.name,
          mime,
          bytes: bytes.length,
          width,
          height,
          ...kept,
        });
      }
      return { id: body.id, number };
    });
    if (photo && kept) await keepSwept(files, kept, photo);
    return made;
  };
}

/** A driver of another centre enters the bill in the own one: that is where the money comes from. */
function centreFor({ centres }: Who, centre: string): string {
  if (centres === '*' || centres.includes(centre)) return centre;
  const [own] = centres;
  if (own === undefined) throw new PortalError('BAD_REFERENCE', { fields: { centre: 'none' } });
  return own;
}

async function findSent(
  { expenses }: Needs,
  tx: Tx,
  id: string,
): Promise<{ id: string; number: number } | null> {
  const found = await expenses.table.find(tx, id);
  return found && { id, number: found.number };
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}
