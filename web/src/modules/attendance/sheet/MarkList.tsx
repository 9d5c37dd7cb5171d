import { mdiCheckAll } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Mark } from '@sewa/contract/attendance/marks';
import { type Sheet, type SheetPerson, sheets } from '@sewa/contract/attendance/sheets';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { markPerson, markRest } from '../attendance.queries.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { MarkRow } from './MarkRow.tsx';

const keys: Readonly<Record<string, Mark>> = { p: 'present', l: 'late', a: 'absent' };

/** A tap for each person, or the whole department at once. By keyboard: arrows, P, L and A. */
export function MarkList({ sheet, people }: { sheet: Sheet; people: readonly SheetPerson[] }) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const [asked, setAsked] = useState<string | null>(null);
  const mayMark = may(sheets.mark.requirement) && !sheet.isClosed;
  const mayCorrect = may(sheets.correct.requirement) && sheet.isClosed;
  const person = people.find(({ sewadar }) => sewadar === asked);
  const mark = async (sewadar: string, given: Mark | null) => {
    try {
      await markPerson(sheet.id, sewadar, given);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.ERROR, error.said ?? t('mark.failed'));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sewadar = rowOf(event.target)?.dataset['sewadar'];
    const given = keys[event.key.toLowerCase()];
    if (event.ctrlKey || event.metaKey || event.altKey || !sewadar) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusRow(event.target, event.key === 'ArrowDown' ? 1 : -1);
    } else if (given && mayMark) void mark(sewadar, given);
  };
  if (people.length === 0) return <Typography color="textSecondary">{t('list.nobody')}</Typography>;
  return (
    <>
      {mayMark && <AllPresent sheet={sheet} people={people} />}
      <Box
        component="ul"
        aria-label={t('list.label')}
        onKeyDown={onKeyDown}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        {people.map((one) => (
          <MarkRow
            key={one.sewadar}
            person={one}
            sheet={sheet}
            onMark={mayMark ? (given) => void mark(one.sewadar, given) : undefined}
            onOpen={mayMark || mayCorrect ? () => setAsked(one.sewadar) : undefined}
          />
        ))}
      </Box>
      {person && mayMark && (
        <EntryDialog
          sheet={sheet}
          person={person}
          onMark={(given) => void mark(person.sewadar, given)}
          onClose={() => setAsked(null)}
        />
      )}
      {person && mayCorrect && <CorrectDialog sheet={sheet} person={person} onClose={() => setAsked(null)} />}
    </>
  );
}

function AllPresent({ sheet, people }: { sheet: Sheet; people: readonly SheetPerson[] }) {
  const { t } = useTranslation('attendance');
  const { act, isBusy } = useAct();
  const rest = people.filter(({ mark }) => mark === null).length;
  if (rest === 0) return null;
  const run = () =>
    act({
      run: () => markRest(sheet.id, 'present'),
      done: t('list.restMarked', { count: rest }),
      failed: t('mark.failed'),
    });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiCheckAll} />}
      loading={isBusy}
      onClick={() => void run()}
      sx={{ mb: 1, minHeight: 44 }}
    >
      {t(rest === people.length ? 'list.allPresent' : 'list.restPresent', { count: rest })}
    </Button>
  );
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-sewadar]') : null;
}

function focusRow(target: EventTarget, step: 1 | -1): void {
  const row = rowOf(target);
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector<HTMLElement>('button')?.focus();
}
