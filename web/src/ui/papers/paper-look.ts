import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockAlertOutline,
  mdiClockOutline,
  mdiFileHidden,
} from '@mdi/js';
import type { PaperLight } from '@sewa/contract/papers/paper-state';
import { paperLightWords } from '@sewa/contract/papers/words';
import { useCallback } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import type { Status } from '../StatusChip.tsx';

const looks: Readonly<Record<PaperLight, Omit<Status, 'label'>>> = {
  lapsed: { icon: mdiAlertCircleOutline, tone: 'error' },
  missing: { icon: mdiFileHidden, tone: 'error' },
  within7: { icon: mdiClockAlertOutline, tone: 'warning' },
  within14: { icon: mdiClockAlertOutline, tone: 'warning' },
  within30: { icon: mdiClockOutline, tone: 'warning' },
  valid: { icon: mdiCheckCircleOutline, tone: 'success' },
};

/** The light of a paper, or of all papers of a record, as a word with its picture. */
export function usePaperLight(): (light: PaperLight) => Status {
  const language = useStore(languageStore);
  return useCallback(
    (light) => ({ ...looks[light], label: paperLightWords.choices[light][language] }),
    [language],
  );
}
