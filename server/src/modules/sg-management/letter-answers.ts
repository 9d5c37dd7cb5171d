import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { isAnswerable } from '@sewa/contract/sg-management/letter-moves';
import type { Letter } from '@sewa/contract/sg-management/letters';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';

/** A letter answers one of the other direction in the register of its centre. */
export async function assertAnswers(
  tx: Tx,
  table: { find(tx: Tx, id: string): Promise<Letter | undefined | null> },
  letter: Pick<Letter, 'id' | 'centre' | 'type' | 'answers'>,
): Promise<void> {
  const { id, centre, type, answers } = letter;
  if (answers === null) return;
  if (answers === id) throw new PortalError('VALIDATION', { fields: { answers: because('sameRecord') } });
  const answered = await table.find(tx, answers);
  if (!answered || answered.centre !== centre || answered.type === type)
    throw new PortalError('BAD_REFERENCE', { fields: { answers: 'unknown' } });
  if (!isAnswerable(answered))
    throw new PortalError('LETTER_NOT_ANSWERABLE', { fields: { answers: 'not received' } });
}
