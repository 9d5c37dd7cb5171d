import { isCheckOutMissing } from '@sewa/contract/nominal-roll/days';
import type { RollMember } from '@sewa/contract/nominal-roll/members';

type Counted = Pick<RollMember, 'arrivedAt' | 'leftAt' | 'toDay'>;

export interface Reconciled<Member> {
  arrived: Member[];
  returned: Member[];
  /** Sent, and not arrived. */
  missing: Member[];
  /** Arrived, not returned, and still within their days. */
  there: Member[];
  /** Arrived, and not checked out by the end of their last day. */
  unchecked: Member[];
}

/** The numbers of a roll, with the names behind every difference. */
export function reconcile<Member extends Counted>(
  members: readonly Member[],
  today: string,
): Reconciled<Member> {
  const arrived = members.filter(({ arrivedAt }) => arrivedAt !== null);
  const open = arrived.filter(({ leftAt }) => leftAt === null);
  return {
    arrived,
    returned: arrived.filter(({ leftAt }) => leftAt !== null),
    missing: members.filter(({ arrivedAt }) => arrivedAt === null),
    there: open.filter((one) => !isCheckOutMissing(one, today)),
    unchecked: open.filter((one) => isCheckOutMissing(one, today)),
  };
}
