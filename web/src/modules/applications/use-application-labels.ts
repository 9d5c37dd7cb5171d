import {
  mdiAccountGroupOutline,
  mdiAccountHeartOutline,
  mdiCarOutline,
  mdiCheckCircleOutline,
  mdiCheckDecagramOutline,
  mdiCloseCircleOutline,
  mdiHumanCane,
  mdiInboxArrowDownOutline,
  mdiPauseCircleOutline,
  mdiScaleBalance,
  mdiUndoVariant,
  mdiWheelchairAccessibility,
} from '@mdi/js';
import {
  applicationStatusLabels,
  applicationTypeLabels,
} from '@sewa/contract/applications/application-labels';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { useMemo } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import type { Status } from '../../ui/StatusChip.tsx';

const looks: Readonly<Record<number, Omit<Status, 'label'>>> = {
  [applicationStatuses.PRE_APPROVAL]: { icon: mdiInboxArrowDownOutline, tone: 'info' },
  [applicationStatuses.PRE_ON_HOLD]: { icon: mdiPauseCircleOutline, tone: 'warning' },
  [applicationStatuses.PENDING]: { icon: mdiScaleBalance, tone: 'info' },
  [applicationStatuses.ON_HOLD]: { icon: mdiPauseCircleOutline, tone: 'warning' },
  [applicationStatuses.RE_EVAL]: { icon: mdiUndoVariant, tone: 'warning' },
  [applicationStatuses.APPROVED]: { icon: mdiCheckCircleOutline, tone: 'success' },
  [applicationStatuses.FINAL_ACCEPTANCE]: { icon: mdiCheckDecagramOutline, tone: 'success' },
  [applicationStatuses.REJECTED]: { icon: mdiCloseCircleOutline, tone: 'error' },
};

const typeIcons: Readonly<Record<number, string>> = {
  [applicationTypes.SEWADAR]: mdiAccountHeartOutline,
  [applicationTypes.BUZURAG]: mdiHumanCane,
  [applicationTypes.SANGAT]: mdiAccountGroupOutline,
  [applicationTypes.OAE]: mdiWheelchairAccessibility,
  [applicationTypes.CAR_PASS]: mdiCarOutline,
};

/** Statuses and types as words with their picture; the words are those of the refusals and of the papers. */
export function useApplicationLabels() {
  const language = useStore(languageStore);
  return useMemo(
    () => ({
      status: (status: number): Status => ({
        label: applicationStatusLabels[status]?.[language] ?? String(status),
        ...(looks[status] ?? { icon: mdiScaleBalance, tone: 'default' }),
      }),
      type: (type: number): string => applicationTypeLabels[type]?.[language] ?? String(type),
      typeIcon: (type: number): string => typeIcons[type] ?? mdiAccountHeartOutline,
    }),
    [language],
  );
}
