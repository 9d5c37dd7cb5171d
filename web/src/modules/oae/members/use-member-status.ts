import {
  mdiCalendarRemoveOutline,
  mdiCheckCircleOutline,
  mdiCircleOffOutline,
  mdiFlowerTulipOutline,
} from '@mdi/js';
import { type Member, members } from '@sewa/contract/oae/members';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks = {
  active: { icon: mdiCheckCircleOutline, tone: 'success' },
  expired: { icon: mdiCalendarRemoveOutline, tone: 'warning' },
  inactive: { icon: mdiCircleOffOutline, tone: 'default' },
  deceased: { icon: mdiFlowerTulipOutline, tone: 'default' },
} as const satisfies Record<string, Pick<Status, 'icon' | 'tone'>>;

/** An active member whose pass is over is told apart: somebody has to renew it. */
export function useMemberStatus(): (member: Pick<Member, 'status' | 'validTo'>) => Status {
  const { t } = useTranslation('oae');
  const { choice } = useResourceWords(members);
  return useCallback(
    ({ status, validTo }) => {
      const isOver = status === 'active' && validTo !== null && validTo < today();
      const word = isOver ? 'expired' : status;
      return { label: isOver ? t('status.expired') : (choice('status', status) ?? status), ...looks[word] };
    },
    [t, choice],
  );
}
