import {
  mdiAlertCircle,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiHelpCircleOutline,
  mdiMinusCircleOutline,
} from '@mdi/js';
import { type Premises, premises } from '@sewa/contract/sg-management/premises';
import type { Light } from '@sewa/contract/sg-management/premises-lights';
import { lightLabels } from '@sewa/contract/sg-management/premises-words';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks: Readonly<Record<Light, Omit<Status, 'label'>>> = {
  green: { icon: mdiCheckCircleOutline, tone: 'success' },
  amber: { icon: mdiAlertOutline, tone: 'warning' },
  red: { icon: mdiAlertCircle, tone: 'error' },
  unknown: { icon: mdiHelpCircleOutline, tone: 'default' },
};

/** A light as a word with its picture. */
export function useLight(): (light: Light) => Status {
  const language = useStore(languageStore);
  return (light) => ({ ...looks[light], label: lightLabels[light][language] });
}

/** The worst light of a satsang ghar in use; a closed one has none. */
export function usePremisesStatus(): (row: Pick<Premises, 'status' | 'worst'>) => Status {
  const lightOf = useLight();
  const { choice } = useResourceWords(premises);
  return ({ status, worst }) =>
    status === 'closed'
      ? { icon: mdiMinusCircleOutline, tone: 'default', label: choice('status', status) ?? status }
      : lightOf(worst);
}
