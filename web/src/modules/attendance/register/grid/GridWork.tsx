import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Mark } from '@sewa/contract/attendance/marks';
import type { MonthGrid as Grid } from '@sewa/contract/attendance/month-grid';
import { markLetters, markOfLetter, NO_ENTRY } from '@sewa/contract/attendance/register';
import { sheets } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/session.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { useFieldWords } from '../../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../../ui/use-act.ts';
import { useUndoRest } from '../../use-undo-rest.ts';
import { type AskedCorrection, CorrectCellDialog } from './CorrectCellDialog.tsx';
import { GridTools } from './GridTools.tsx';
import { fillColumn, openPlanned, undoFill } from './grid.queries.ts';
import { columnsOf, type Place, refusalOf } from './grid.rules.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useGridMarks } from './use-grid-marks.ts';

/** The grid with what is chosen in it, and what a mark does there. */
export function GridWork({ month, grid, label }: { month: string; grid: Grid; label: string }) {
  const { t } = useTranslation('attendance');
  const { fullDay, number } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { may } = useSession();
  const { act, isBusy } = useAct();
  const undo = useUndoRest();
  const marks = useGridMarks();
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [asked, setAsked] = useState<AskedCorrection | null>(null);
  // Rows are drawn anew when the columns change, and those stay while people are marked.
  const { sheets: opened, planned: toOpen, gatherings } = grid;
  const columns = useMemo(
    () => columnsOf(month, { sheets: opened, planned: toOpen, gatherings }),
    [month, opened, toOpen, gatherings],
  );
  const rights = useMemo(
    () => ({ mayMark: may(sheets.mark.requirement), mayCorrect: may(sheets.correct.requirement) }),
    [may],
  );
  const column = columns[Math.min(active.column, columns.length - 1)];
  const person = grid.people[active.row];
  if (!column) return null;
  const { sheet, planned, day } = column;
  const letter = person ? marks.shown(person, grid.sheets).letters.charAt(column.place) : NO_ENTRY;
  const unmarked = sheet
    ? grid.people.filter((one) => !one.isGuest && one.letters.charAt(column.place) === NO_ENTRY)
    : [];
  const refusal = (mark: Mark | null) =>
    refusalOf(column, {
      mark,
      letter,
      isGuest: person?.isGuest ?? false,
      rights: person ? rights : { ...rights, mayCorrect: false },
      now: Date.now(),
    });

  const text = () => {
    const why = refusal('excused') ?? (refusal('present') === 'tooEarly' ? 'tooEarly' : null);
    const state = person ? stateOf(letter) : t('grid.unmarked', { count: unmarked.length });
    const parts = [person?.name ?? '', fullDay(day), sheet ? state : '', why ? t(`grid.why.${why}`) : ''];
    return parts.filter(Boolean).join(' · ');
  };
  const stateOf = (given: string) => {
    const mark = markOfLetter(given);
    return mark === null ? t('count.unmarked') : (choice('mark', mark) ?? mark);
  };

  const give = (mark: Mark | null) => {
    if (sheet === null || refusal(mark) !== null) return;
    if (!person) return void fill(mark);
    if (mark === markOfLetter(letter)) return;
    const { sewadar, name } = person;
    if (sheet.isClosed) {
      if (mark !== null) setAsked({ sheet: sheet.id, day, sewadar, name, mark });
      return;
    }
    const describe = t('grid.queued', { name, day: fullDay(day), mark: mark ? markLetters[mark] : '–' });
    void marks.give({ sheet: sheet.id, sewadar, mark }, describe);
  };

  const fill = async (mark: Mark | null) => {
    if (sheet === null || mark === null || unmarked.length === 0) return;
    await act({
      run: () => fillColumn(sheet.id, mark),
      // Of those shown, only who serves on this day was marked.
      done: ({ length: count }) =>
        count === 0 ? t('rest.none') : t('grid.filled', { count, mark: choice('mark', mark) }),
      failed: t('mark.failed'),
      undo: (entries) => (entries.length > 0 ? undo(() => undoFill(sheet.id, entries)) : undefined),
    });
  };

  const open = () =>
    planned &&
    act({
      run: () => openPlanned(planned.schedule, day),
      done: t('today.opened'),
      failed: t('today.failed'),
    });

  const action = sheet === null && planned && rights.mayMark && (
    <Button size="small" variant="contained" loading={isBusy} onClick={() => void open()}>
      {t('today.open')}
    </Button>
  );
  const mayGive = (mark: Mark | null) =>
    refusal(mark) === null && (person !== undefined || (mark !== null && unmarked.length > 0));
  return (
    <>
      {marks.refused.length > 0 && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <>
              <Button color="inherit" onClick={marks.tryAgain}>
                {t('grid.tryAgain')}
              </Button>
              <Button color="inherit" onClick={marks.discard}>
                {t('grid.discard')}
              </Button>
            </>
          }
        >
          {t('grid.refused', { count: marks.refused.length, number: number(marks.refused.length) })}{' '}
          {marks.refused[0]?.message}
        </Alert>
      )}
      <MonthGrid
        label={label}
        grid={grid}
        columns={columns}
        shown={marks.shown}
        active={active}
        onMove={setActive}
        onMark={give}
        canOpen={rights.mayMark}
      />
      <GridTools text={text()} action={action} mayGive={mayGive} onMark={give} />
      {asked && <CorrectCellDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
