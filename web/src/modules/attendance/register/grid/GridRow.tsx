import type { Mark } from '@sewa/contract/attendance/marks';
import { markOfLetter, NO_ENTRY } from '@sewa/contract/attendance/register';
import { entryWords } from '@sewa/contract/attendance/words';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { useFieldWords } from '../../../../ui/resource/use-resource-words.ts';
import { type GridColumn, totalsOf } from './grid.rules.ts';

interface GridRowProps {
  /** Its number in the grid, from 0. */
  row: number;
  name: string;
  nameLatin: string;
  isGuest: boolean;
  letters: string;
  /** What is not saved, by sheet; empty where all is. */
  states: string;
  columns: readonly GridColumn[];
  /** The column that the Tab key reaches; null in all rows but one. */
  active: number | null;
}

/** One person. Drawn anew only when a letter of this row changes or the focus comes or goes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, name, nameLatin, isGuest, letters, states, columns, active } = props;
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { sewaDays, percentage } = totalsOf(letters, columns);
  const wordFor = (hasSheet: boolean, mark: Mark | null) => {
    if (!hasSheet) return t('grid.noSheet');
    return mark === null ? t('count.unmarked') : (choice('mark', mark) ?? mark);
  };
  return (
    <tr aria-rowindex={row + 2} data-row>
      <th scope="row" title={[name, nameLatin].filter(Boolean).join(' · ')}>
        {name}
        {isGuest && ` · ${t('grid.guest')}`}
      </th>
      {columns.map(({ key, sheet, place, isShaded }, column) => {
        const letter = sheet === null ? '' : letters.charAt(place);
        const mark = markOfLetter(letter);
        return (
          <td
            key={key}
            tabIndex={column === active ? 0 : -1}
            data-cell={`${row} ${column}`}
            data-mark={letter}
            data-state={states.charAt(place).trim() || undefined}
            data-shaded={isShaded || undefined}
            data-closed={sheet === null || sheet.isClosed || undefined}
            aria-label={wordFor(sheet !== null, mark)}
          >
            {letter === NO_ENTRY ? '' : letter}
          </td>
        );
      })}
      <td data-total>{number(sewaDays)}</td>
      <td data-total>{percentage === null ? '–' : number(percentage)}</td>
    </tr>
  );
});
