import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import {
  firstStatusOf,
  isLetterEditable,
  isLetterOverdue,
  judgeReceivedOn,
} from '@sewa/contract/sg-management/letter-moves';
import { type Letter, type LetterFields, letters } from '@sewa/contract/sg-management/letters';
import { sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { findPortalCentre } from '../../platform/resource/portal-centres.queries.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';
import { bagName, isMissing, isPackable } from './bags/bags.queries.ts';
import { assertAnswers } from './letter-answers.ts';
import { takeLetterNumber } from './letter-numbers.ts';
import { isAnswered, isInMonth, isOverdue, isToAnswer, isToReceive } from './letters.queries.ts';

export interface LetterNeeds {
  /** The day of a moment, or of now. */
  today(moment?: Date): string;
}

const CODE_LENGTH = 9;
const person = (column: string) => sql<string | null>`${sql.ref(`r.${column}_by_name`)}`;
const moment = (column: string) => sql<string | null>`${sql.ref(`r.${column}_at`)}`;

export type LetterResource = ReturnType<typeof letterResource>;

export function letterResource({ today }: LetterNeeds) {
  const served = serveResource(letters, {
    table: 'dak_letter',
    columns: {
      // Written by the hook, as the day of the letter.
      receivedOn: {
        read: sql<
          string | null
        >`(case when r.type = ${sql.lit(dakTypes.RECEIVE)} and r.status >= ${sql.lit(dakStatuses.RECEIVED)}
          then r.day end)`,
      },
    },
    extra: {
      reference: sql<string>`r.reference`,
      day: sql<string>`r.day`,
      status: sql<number>`r.status`,
      centreName,
      isThroughPortal: sql<boolean>`(case when r.type = ${sql.lit(dakTypes.DISPATCH)} then r.party_centre_id else r.source_id end
        is not null)`,
      answersName: sql<
        string | null
      >`(select concat_ws(' · ', nullif(a.reference, ''), a.subject) from dak_letter a
        where a.area_id = r.area_id and a.id = r.answers_id)`,
      isAnswered,
      instruction: sql<string>`r.instruction`,
      instructedByName: person('instructed'),
      madeByName: sql<string>`r.made_by_name`,
      dispatchedAt: moment('dispatched'),
      dispatchedByName: person('dispatched'),
      receivedAt: moment('received'),
      receivedByName: person('received'),
      holder: sql<string>`r.holder`,
      handedOverAt: moment('handed_over'),
      acknowledgedAt: moment('acknowledged'),
      acknowledgedByName: person('acknowledged'),
      completedAt: moment('completed'),
      completedByName: person('completed'),
      code: sql<string>`r.code`,
      recallReason: sql<string>`r.recall_reason`,
      bag: sql<string | null>`r.bag_id`,
      bagName,
      isMissing,
    },
    derive: (letter) => ({ isOverdue: isLetterOverdue(letter, today()) }),
    order: {
      day: sql`r.day`,
      reference: sql`(coalesce(r.year, 0) * 10000000::bigint + coalesce(r.number, 0))`,
    },
    search: [sql`r.reference`, 'party', 'subject', 'theirNumber', 'courierNumber', 'enclosures', 'remarks'],
    filters: {
      status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
      isToReceive: (value) => sql<boolean>`${isToReceive} = ${value}`,
      isToAnswer: (value) => sql<boolean>`${isToAnswer} = ${value}`,
      isOverdue: (value) => sql<boolean>`${isOverdue(today())} = ${value}`,
      month: (value) => isInMonth(value ?? ''),
      bag: (value) => sql<boolean>`r.bag_id = ${value}`,
      packable: (value) => isPackable(value ?? ''),
      isMissing: (value) => sql<boolean>`${isMissing} = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, id, fields, current }) => {
        await assertAnswers(tx, served.table, { ...fields, id });
        const party = { party_centre_id: await findParty(tx, fields) };
        if (!current) return { columns: { ...party, ...(await newColumns(tx, who, fields)) } };
        if (!isLetterEditable(current)) throw new PortalError('LETTER_FROZEN');
        assertSameRegister(fields, current);
        const columns = { ...party, ...correctedReceipt(fields, current) };
        // A letter to somebody else is no longer for its bag.
        return { columns: fields.party === current.party ? columns : { ...columns, bag_id: null } };
      },
      // The numbers of a register have no gaps.
      beforeRemove: async () => {
        throw new PortalError('LETTER_NUMBERED');
      },
    },
    history: ['attachment'],
  });

  async function newColumns(tx: Tx, who: Who, fields: LetterFields) {
    const { type, centre } = fields;
    const status = firstStatusOf(type);
    const isReceived = status === dakStatuses.RECEIVED;
    const day = (isReceived ? fields.receivedOn : null) ?? today();
    assertReceivedOn(day);
    const received = { received_at: new Date().toISOString(), received_by_name: who.name };
    return {
      ...(await takeLetterNumber(tx, { centre, type, day })),
      ...(isReceived ? received : {}),
      receiver: isReceived ? fields.receiver || who.name : '',
      day,
      status,
      code: `D${randomCode(CODE_LENGTH)}`,
      made_by_name: who.name,
    };
  }

  /** What was entered wrong about the receipt, within the year in which the letter is numbered. */
  function correctedReceipt({ receivedOn, receiver }: LetterFields, current: Letter) {
    if (current.receivedOn === null) return { receiver: current.receiver };
    const day = receivedOn ?? current.day;
    if (day !== current.day) assertReceivedOn(day);
    if (day.slice(0, 4) !== current.day.slice(0, 4))
      throw new PortalError('LETTER_REGISTER_FIXED', { fields: { receivedOn: 'fixed' } });
    return { day, receiver: receiver || current.receiver };
  }

  function assertReceivedOn(day: string): void {
    const refusal = judgeReceivedOn(day, today());
    if (refusal) throw new PortalError(refusal, { fields: { receivedOn: 'out of range' } });
  }

  return served;
}

/** The centre at the other end of a letter that goes out; what comes in from outside the portal has none. */
async function findParty(tx: Tx, { type, party, centre }: LetterFields): Promise<string | null> {
  if (type !== dakTypes.DISPATCH) return null;
  const found = await findPortalCentre(tx, party);
  if (found === centre) throw new PortalError('LETTER_TO_ITSELF', { fields: { party: 'the sender' } });
  return found;
}

function assertSameRegister(fields: LetterFields, current: Letter): void {
  if (fields.type !== current.type)
    throw new PortalError('LETTER_REGISTER_FIXED', { fields: { type: 'fixed' } });
  if (fields.centre !== current.centre)
    throw new PortalError('LETTER_REGISTER_FIXED', { fields: { centre: 'fixed' } });
}
