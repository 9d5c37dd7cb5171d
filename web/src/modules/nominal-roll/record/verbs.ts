import { mdiBusSide, mdiCancel, mdiCheck, mdiFlagCheckered, mdiSendOutline } from '@mdi/js';
import { type RollStatus, rollStatuses } from '@sewa/contract/nominal-roll/enums';

export type RollVerb = 'submit' | 'approve' | 'start' | 'complete' | 'cancel';

/** What a move is called, by the status that it leads to; nothing leads back to a draft. */
const verbs: Readonly<Record<Exclude<RollStatus, 10>, RollVerb>> = {
  [rollStatuses.CANCELLED]: 'cancel',
  [rollStatuses.SUBMITTED]: 'submit',
  [rollStatuses.APPROVED]: 'approve',
  [rollStatuses.ON_SEWA]: 'start',
  [rollStatuses.COMPLETED]: 'complete',
};

export const verbIcons: Readonly<Record<RollVerb, string>> = {
  submit: mdiSendOutline,
  approve: mdiCheck,
  start: mdiBusSide,
  complete: mdiFlagCheckered,
  cancel: mdiCancel,
};

export function verbTo(to: number): RollVerb {
  const found = Object.entries(verbs).find(([status]) => Number(status) === to);
  if (!found) throw new Error(`no move leads to ${to}`);
  return found[1];
}
