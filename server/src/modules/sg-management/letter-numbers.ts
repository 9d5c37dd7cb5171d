import { dakTypes } from '@sewa/contract/sg-management/enums';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { type NumberSeries, seriesWithin } from '../../platform/numbers/number-series.ts';
import { peekNumber, takeNumber } from '../../platform/numbers/take-number.queries.ts';
import { getCentreCode } from './letters.queries.ts';

export const letterNumbers: NumberSeries = { name: 'dakLetter' };

/** The register in which a letter is counted: of a centre, for one direction, from 1 in each year. */
interface Register {
  centre: string;
  type: number;
  /** A day of the year. */
  day: string;
}

export async function takeLetterNumber(tx: Tx, register: Register) {
  const number = await takeNumber(tx, seriesOf(register));
  return { year: yearOf(register), number, reference: await referenceOf(tx, register, number) };
}

export async function peekLetterReference(tx: Tx, register: Register): Promise<string> {
  return referenceOf(tx, register, await peekNumber(tx, seriesOf(register)));
}

function seriesOf(register: Register): NumberSeries {
  return seriesWithin(letterNumbers, register.centre, register.type, yearOf(register));
}

/** ASR-1/2026/D12: the centre, the year, and the number with the letter of the register. */
async function referenceOf(tx: Tx, register: Register, number: number): Promise<string> {
  const code = await getCentreCode(tx, register.centre);
  return `${code}/${yearOf(register)}/${register.type === dakTypes.DISPATCH ? 'D' : 'R'}${number}`;
}

function yearOf({ day }: Register): number {
  return Number(day.slice(0, 4));
}
