import type { Mark } from '@sewa/contract/attendance/marks';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { markPerson } from '../attendance.queries.ts';
import type { ShownPerson } from './unsent.rules.ts';

/** Marks somebody, or takes the mark back with null. The same function each time, so that rows need not be drawn anew. */
export function useMark(sheet: Sheet, people: readonly ShownPerson[]) {
  const { t } = useTranslation('attendance');
  const { choice } = useFieldWords(entryWords);
  const mark = async (sewadar: string, given: Mark | null) => {
    const name = people.find((one) => one.sewadar === sewadar)?.name ?? '';
    const word = given === null ? t('mark.clear') : (choice('mark', given) ?? given);
    const describe = t('mark.queued', { name, mark: word, department: sheet.department });
    try {
      const outcome = await markPerson(sheet, { sewadar, mark: given, describe });
      if (outcome.kind === 'refused') showToast(toastTypes.ERROR, outcome.message);
    } catch (error) {
      // The device keeps nothing more: its storage is full or closed to us.
      console.warn('A mark could not be kept', error);
      showToast(toastTypes.ERROR, t('mark.failed'));
    }
  };
  const latest = useRef(mark);
  latest.current = mark;
  return useCallback((sewadar: string, given: Mark | null) => void latest.current(sewadar, given), []);
}
