import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { notFound } from '../../platform/http/portal-error.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;

/** Conditions on a letter `r`; the rules of the contract say the same of a row. */
export const isAnswered = sql<boolean>`exists (select from dak_letter a
  where a.area_id = r.area_id and a.answers_id = r.id and a.status > ${sql.lit(CREATED)})`;
const awaitsAnswer = sql<boolean>`r.reply_by is not null and r.status < ${sql.lit(COMPLETED)} and not ${isAnswered}`;
export const isToReceive = sql<boolean>`(r.type = ${sql.lit(dakTypes.RECEIVE)} and r.status = ${sql.lit(DISPATCHED)})`;
export const isToAnswer = sql<boolean>`(r.type = ${sql.lit(dakTypes.RECEIVE)} and r.status >= ${sql.lit(RECEIVED)}
  and ${awaitsAnswer})`;
export function isOverdue(today: string): RawBuilder<boolean> {
  return sql<boolean>`(r.status > ${sql.lit(CREATED)} and ${awaitsAnswer} and r.reply_by < ${today}::date)`;
}
export function isInMonth(month: string): RawBuilder<boolean> {
  const first = sql`${`${month}-01`}::date`;
  return sql<boolean>`(r.day >= ${first} and r.day < ${first} + interval '1 month')`;
}

export function countToReceive(tx: Tx): Promise<number> {
  return count(tx, isToReceive);
}

export function countOverdueAnswers(tx: Tx, today: string): Promise<number> {
  return count(tx, sql`${isToAnswer} and ${isOverdue(today)}`);
}

async function count(tx: Tx, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from dak_letter r where ${condition}`.execute(tx);
  return only(rows).count;
}

export async function getCentreCode(tx: Tx, centre: string): Promise<string> {
  const found = await tx.selectFrom('centre').select('code').where('id', '=', centre).executeTakeFirst();
  if (!found) throw notFound();
  return found.code;
}

/** What a step writes beside the status: who took it, and when. */
const stepColumns: Readonly<Record<number, string>> = {
  [DISPATCHED]: 'dispatched',
  [RECEIVED]: 'received',
  [ACKNOWLEDGED]: 'acknowledged',
  [COMPLETED]: 'completed',
};

export async function setStep(
  tx: Tx,
  id: string,
  step: { to: number; by: string; at: string | null; columns: Readonly<Record<string, unknown>> },
): Promise<void> {
  const name = stepColumns[step.to];
  if (name === undefined) throw new Error(`no step leads to ${step.to}`);
  const others = Object.entries(step.columns).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  await sql`
    update dak_letter set status = ${step.to}, ${sql.ref(`${name}_at`)} = coalesce(${step.at}::timestamptz, now()),
      ${sql.ref(`${name}_by_name`)} = ${step.by}${sql.join(others, sql``)}
    where id = ${id}`.execute(tx);
}

export async function setInstruction(
  tx: Tx,
  id: string,
  { instruction, by, replyBy }: { instruction: string; by: string; replyBy: string | null },
): Promise<void> {
  await sql`
    update dak_letter set instruction = ${instruction}, instructed_by_name = ${by},
      reply_by = coalesce(${replyBy}::date, reply_by)
    where id = ${id}`.execute(tx);
}

/** Into the register of the centre that it goes to. False: there is no such centre any more. */
export async function deliverLetter(
  tx: Tx,
  { id, arriving, today }: { id: string; arriving: string; today: string },
): Promise<boolean> {
  const { rows } = await sql<{ delivered: boolean }>`
    select deliver_letter(${id}, ${arriving}, ${today}::date) as delivered`.execute(tx);
  return only(rows).delivered;
}

/** Out of the register of the other centre. False: somebody there has it, or it is not on its way. */
export async function recallFrom(
  tx: Tx,
  { id, reason, today }: { id: string; reason: string; today: string },
): Promise<boolean> {
  const { rows } = await sql<{ recalled: boolean }>`
    select recall_letter(${id}, ${reason}, ${today}::date) as recalled`.execute(tx);
  return only(rows).recalled;
}

/**
 * Received letters that are not completed and that a code or number means: by the code or the number here, which only one
 * letter has, else by the number of the sender. `wanted` in capitals, without blanks and dashes.
 */
export async function findInHouse(tx: Tx, wanted: string): Promise<string[]> {
  const plain = (column: string) => sql`upper(regexp_replace(${sql.ref(column)}, '[[:space:]-]', '', 'g'))`;
  const { rows } = await sql<{ id: string; isOwnNumber: boolean }>`
    select r.id, (r.code = ${wanted} or ${plain('r.reference')} = ${wanted}) as "isOwnNumber" from dak_letter r
    where r.type = ${dakTypes.RECEIVE} and r.status in (${sql.lit(RECEIVED)}, ${sql.lit(ACKNOWLEDGED)})
      and (r.code = ${wanted} or ${plain('r.reference')} = ${wanted} or ${plain('r.their_number')} = ${wanted})
    order by 2 desc, r.id limit 2`.execute(tx);
  const [first] = rows;
  return (first?.isOwnNumber ? [first] : rows).map(({ id }) => id);
}

export async function setHolder(
  tx: Tx,
  id: string,
  { holder, at }: { holder: string; at: string },
): Promise<void> {
  await sql`
    update dak_letter set holder = ${holder}, handed_over_at = greatest(handed_over_at, ${at}::timestamptz)
    where id = ${id}`.execute(tx);
}

export async function setAnswers(tx: Tx, id: string, answers: string | null): Promise<void> {
  await tx.updateTable('dak_letter').set({ answers_id: answers }).where('id', '=', id).execute();
}

/** Tells the sender how far the letter has come. */
export async function reportStep(tx: Tx, id: string, today: string): Promise<void> {
  await sql`select report_letter_step(${id}, ${today}::date)`.execute(tx);
}

export interface ScannedLetter {
  id: string;
  status: number;
  /** By its code or its whole number; otherwise by the last part of the number. */
  isExact: boolean;
}

/** Letters of centres of the portal that a code or number can mean: `wanted` in capitals, without blanks and dashes. */
export async function findScanned(tx: Tx, wanted: string): Promise<ScannedLetter[]> {
  const number = sql`upper(regexp_replace(r.their_number, '[[:space:]-]', '', 'g'))`;
  const { rows } = await sql<ScannedLetter>`
    select r.id, r.status, (r.code = ${wanted} or ${number} = ${wanted}) as "isExact" from dak_letter r
    where r.type = ${dakTypes.RECEIVE} and r.source_id is not null and (r.code = ${wanted} or ${number} = ${wanted}
      or (r.status = ${DISPATCHED} and regexp_replace(${number}, '^.*/D', '') = regexp_replace(${wanted}, '^D', '')))
    order by r.status, r.id limit 20`.execute(tx);
  return rows;
}
