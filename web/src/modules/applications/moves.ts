import {
  mdiArrowUUpLeft,
  mdiCheckBold,
  mdiCheckDecagramOutline,
  mdiCloseCircleOutline,
  mdiPauseCircleOutline,
  mdiPlayCircleOutline,
  mdiSendOutline,
  mdiThumbUpOutline,
} from '@mdi/js';
import { applicationStatuses } from '@sewa/contract/applications/enums';

export type Verb =
  | 'preApprove'
  | 'approve'
  | 'accept'
  | 'resubmit'
  | 'hold'
  | 'release'
  | 'sendBack'
  | 'reopen'
  | 'reject';

export const verbIcons: Readonly<Record<Verb, string>> = {
  preApprove: mdiThumbUpOutline,
  approve: mdiCheckBold,
  accept: mdiCheckDecagramOutline,
  resubmit: mdiSendOutline,
  hold: mdiPauseCircleOutline,
  release: mdiPlayCircleOutline,
  sendBack: mdiArrowUUpLeft,
  reopen: mdiArrowUUpLeft,
  reject: mdiCloseCircleOutline,
};

const { REJECTED, PRE_APPROVAL, PRE_ON_HOLD, PENDING, ON_HOLD, RE_EVAL, APPROVED, FINAL_ACCEPTANCE } =
  applicationStatuses;

/** What a move is called by whoever makes it. */
export function verbOf(from: number, to: number): Verb {
  switch (to) {
    case REJECTED:
      return 'reject';
    case PRE_ON_HOLD:
    case ON_HOLD:
      return 'hold';
    case RE_EVAL:
      return from === REJECTED ? 'reopen' : 'sendBack';
    case APPROVED:
      return 'approve';
    case FINAL_ACCEPTANCE:
      return 'accept';
    case PENDING:
      if (from === PRE_APPROVAL) return 'preApprove';
      return from === RE_EVAL ? 'resubmit' : 'release';
    default:
      return 'release';
  }
}
