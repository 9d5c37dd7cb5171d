import { mdiCalendarOutline, mdiCheckAll, mdiCheckCircleOutline, mdiLockOutline } from '@mdi/js';
import { campStatusLabels } from '@sewa/contract/blood-donation/camp-words';
import type { CampStatus } from '@sewa/contract/blood-donation/enums';
import { useCallback } from 'react';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks: Readonly<Record<CampStatus, Omit<Status, 'label'>>> = {
  5: { icon: mdiCalendarOutline, tone: 'default' },
  10: { icon: mdiCheckCircleOutline, tone: 'success' },
  15: { icon: mdiLockOutline, tone: 'warning' },
  20: { icon: mdiCheckAll, tone: 'default' },
};

export function useCampStatus() {
  const language = useStore(languageStore);
  return useCallback(
    (status: CampStatus): Status => ({ ...looks[status], label: campStatusLabels[status][language] }),
    [language],
  );
}
