import { mdiCheckAll } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { markRest, type RestReply, undoMarkRest } from '../attendance.queries.ts';
import { useUndoRest } from '../use-undo-rest.ts';
import type { ShownPerson } from './unsent.rules.ts';

/** Whoever of the department has no mark yet, at once. */
export function AllPresent({ sheet, people }: { sheet: Sheet; people: readonly ShownPerson[] }) {
  const { t } = useTranslation('attendance');
  const undo = useUndoRest();
  const [isBusy, setIsBusy] = useState(false);
  const rest = people.filter(({ mark }) => mark === null).length;
  if (rest === 0) return null;
  const tell = ({ marked, entries }: RestReply) => {
    if (marked === 0) return showToast(toastTypes.INFO, t('rest.none'));
    const wayBack = undo(() => undoMarkRest(sheet.id, entries));
    showToast(toastTypes.SUCCESS, t('list.restMarked', { count: marked }), wayBack);
  };
  const run = async () => {
    setIsBusy(true);
    const describe = t('list.restQueued', { count: rest, department: sheet.department });
    try {
      const outcome = await markRest(sheet, { mark: 'present', describe });
      if (outcome.kind === 'refused') showToast(toastTypes.ERROR, outcome.message);
      else if (outcome.kind === 'done') tell(outcome.reply);
      // What waits has no entries yet that could be removed.
      else showToast(toastTypes.SUCCESS, t('list.restMarked', { count: rest }));
    } catch (error) {
      console.warn('The marks could not be kept', error);
      showToast(toastTypes.ERROR, t('mark.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      startIcon={<Icon path={mdiCheckAll} />}
      loading={isBusy}
      onClick={() => void run()}
      sx={{ flexShrink: 0, minHeight: 44 }}
    >
      {t(rest === people.length ? 'list.allPresent' : 'list.restPresent', { count: rest })}
    </Button>
  );
}
