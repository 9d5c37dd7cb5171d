import {
  mdiAccountArrowRightOutline,
  mdiCallMerge,
  mdiCheckCircleOutline,
  mdiCircleOffOutline,
  mdiFlowerTulipOutline,
  mdiPauseCircleOutline,
} from '@mdi/js';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import type { Status } from '../../ui/StatusChip.tsx';

const looks: Readonly<Record<string, Pick<Status, 'icon' | 'tone'>>> = {
  active: { icon: mdiCheckCircleOutline, tone: 'success' },
  onLeave: { icon: mdiPauseCircleOutline, tone: 'warning' },
  inactive: { icon: mdiCircleOffOutline, tone: 'default' },
  deceased: { icon: mdiFlowerTulipOutline, tone: 'default' },
  transferred: { icon: mdiAccountArrowRightOutline, tone: 'info' },
  merged: { icon: mdiCallMerge, tone: 'info' },
};

/** A merged record has a status still, but what matters is that it goes on elsewhere. */
export function useSewadarStatus(): (sewadar: { status: string; mergedInto?: string | null }) => Status {
  const { t } = useTranslation('sewadar');
  const { choice } = useResourceWords(sewadars);
  return useCallback(
    ({ status, mergedInto }) => {
      const look = looks[mergedInto ? 'merged' : status];
      const label = mergedInto ? t('status.merged') : (choice('status', status) ?? status);
      return { label, ...(look ?? { icon: mdiCheckCircleOutline, tone: 'default' }) };
    },
    [t, choice],
  );
}
