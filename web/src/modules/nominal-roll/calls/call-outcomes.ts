import {
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiPhoneAlertOutline,
  mdiPhoneMissedOutline,
} from '@mdi/js';
import { type CallOutcome, callOutcomes } from '@sewa/contract/nominal-roll/enums';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Status } from '../../../ui/StatusChip.tsx';

export const outcomeLooks: Readonly<Record<CallOutcome, Omit<Status, 'label'>>> = {
  coming: { icon: mdiCheckCircleOutline, tone: 'success' },
  later: { icon: mdiClockOutline, tone: 'info' },
  notComing: { icon: mdiCloseCircleOutline, tone: 'error' },
  noAnswer: { icon: mdiPhoneMissedOutline, tone: 'warning' },
  wrongNumber: { icon: mdiPhoneAlertOutline, tone: 'warning' },
};

export const callViews = ['all', 'toCall', 'coming', 'notComing'] as const;
export type CallView = (typeof callViews)[number];

/** Whom a part of the call list shows: whoever gave no answer is called again. */
export function isInView({ callOutcome }: Pick<RollMember, 'callOutcome'>, view: CallView): boolean {
  if (view === 'all') return true;
  if (view === 'toCall') return callOutcome !== 'coming' && callOutcome !== 'notComing';
  return callOutcome === view;
}

/** How many gave each answer, in the usual order; null: not called yet. */
export function countOutcomes(
  members: readonly Pick<RollMember, 'callOutcome'>[],
): { outcome: CallOutcome | null; count: number }[] {
  return [...callOutcomes, null]
    .map((outcome) => ({
      outcome,
      count: members.filter(({ callOutcome }) => callOutcome === outcome).length,
    }))
    .filter(({ count }) => count > 0);
}
