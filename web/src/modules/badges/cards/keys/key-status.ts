import { mdiCancel, mdiCheckCircleOutline, mdiHistory } from '@mdi/js';
import type { BadgeKey } from '@sewa/contract/badges/keys';
import type { Status } from '../../../../ui/StatusChip.tsx';

type KeyState = 'signing' | 'retired' | 'withdrawn';

export function stateOf({ retiredAt, withdrawnAt }: Pick<BadgeKey, 'retiredAt' | 'withdrawnAt'>): KeyState {
  if (withdrawnAt !== null) return 'withdrawn';
  return retiredAt === null ? 'signing' : 'retired';
}

export const keyStatuses: Readonly<Record<KeyState, Omit<Status, 'label'>>> = {
  signing: { icon: mdiCheckCircleOutline, tone: 'success' },
  retired: { icon: mdiHistory, tone: 'default' },
  withdrawn: { icon: mdiCancel, tone: 'error' },
};
