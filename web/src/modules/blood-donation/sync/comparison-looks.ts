import { mdiCheckAll, mdiClockOutline, mdiHelpCircleOutline, mdiNotEqualVariant } from '@mdi/js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Status } from '../../../ui/StatusChip.tsx';
import type { ComparisonState } from './next-step.rules.ts';

const looks: Readonly<Record<ComparisonState, Omit<Status, 'label'>>> = {
  never: { icon: mdiHelpCircleOutline, tone: 'default' },
  outdated: { icon: mdiClockOutline, tone: 'warning' },
  equal: { icon: mdiCheckAll, tone: 'success' },
  different: { icon: mdiNotEqualVariant, tone: 'error' },
};

export function useComparisonLooks() {
  const { t } = useTranslation('sync');
  return useCallback(
    (state: ComparisonState): Status => ({ ...looks[state], label: t(`scope.state.${state}`) }),
    [t],
  );
}
