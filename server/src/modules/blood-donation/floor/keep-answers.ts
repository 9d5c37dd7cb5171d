import type { Answer } from '@sewa/contract/blood-donation/floor/questionnaire';
import { newId } from '@sewa/contract/kernel/values/ids';
import { keepConfidential } from '../records/deferrals.queries.ts';
import { donorOf } from './donor-facts.ts';
import type { ActScene } from './take-step.ts';

/** Stores the answers where only the medical station reads them; the id under which an undo takes them away. */
export async function keepAnswers(
  { tx, visit, camp }: ActScene,
  answers: readonly Answer[],
): Promise<string> {
  const id = newId();
  await keepConfidential(tx, {
    id,
    donor: donorOf(visit.donor),
    deferral: null,
    camp: camp.id,
    reason: '',
    answers: Object.fromEntries(answers.map(({ question, reason, since }) => [question, { reason, since }])),
  });
  return id;
}
