import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Mark } from '@sewa/contract/attendance/marks';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { letterOfKey } from '../letter-of-key.rules.ts';
import { AddPerson } from './AddPerson.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { ForgottenQuestion } from './ForgottenQuestion.tsx';
import { MarkRow } from './MarkRow.tsx';
import type { ShownPerson } from './unsent.rules.ts';
import { useMark } from './use-mark.ts';

const keys: Readonly<Record<string, Mark>> = { p: 'present', l: 'late', a: 'absent' };

/** A tap for each person, or the whole department at once. By keyboard: arrows, P, L and A. */
export function MarkList({ sheet, people }: { sheet: Sheet; people: readonly ShownPerson[] }) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const [asked, setAsked] = useState<string | null>(null);
  const mayMark = may(sheets.mark.requirement) && !sheet.isClosed;
  const mayCorrect = may(sheets.correct.requirement) && sheet.isClosed;
  const person = people.find(({ sewadar }) => sewadar === asked);
  const mark = useMark(sheet, people);
  const { id, endsAt, isClosed, maxHours } = sheet;
  const rowSheet = useMemo(() => ({ id, endsAt, isClosed, maxHours }), [id, endsAt, isClosed, maxHours]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sewadar = rowOf(event.target)?.dataset['sewadar'];
    const given = keys[letterOfKey(event).toLowerCase()];
    if (event.ctrlKey || event.metaKey || event.altKey || !sewadar) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusRow(event.target, event.key === 'ArrowDown' ? 1 : -1);
    } else if (given && mayMark) mark(sewadar, given);
  };
  return (
    <>
      {mayMark && <ForgottenQuestion sheet={sheet} people={people} />}
      {people.length === 0 ? (
        <Typography color="textSecondary">{t('list.nobody')}</Typography>
      ) : (
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
              sheet={rowSheet}
              onMark={mayMark ? mark : undefined}
              onOpen={mayMark || mayCorrect ? setAsked : undefined}
            />
          ))}
        </Box>
      )}
      <AddPerson sheet={sheet} listed={people.map(({ sewadar }) => sewadar)} />
      {person && mayMark && (
        <EntryDialog
          sheet={sheet}
          person={person}
          onMark={(given) => mark(person.sewadar, given)}
          onClose={() => setAsked(null)}
        />
      )}
      {person && mayCorrect && <CorrectDialog sheet={sheet} person={person} onClose={() => setAsked(null)} />}
    </>
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
