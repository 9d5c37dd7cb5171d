import { mdiLockOutline, mdiPlus } from '@mdi/js';
import { reportWords } from '@sewa/contract/attendance/words';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useFieldWords } from '../../../../ui/resource/use-resource-words.ts';
import type { GridColumn } from './grid.rules.ts';

interface GridHeadProps {
  columns: readonly GridColumn[];
  active: number | null;
  canOpen: boolean;
}

/** The days. A whole column is marked from here. */
export const GridHead = memo(function GridHead({ columns, active, canOpen }: GridHeadProps) {
  const { t } = useTranslation('attendance');
  const { number, fullDay, weekday } = useFormat();
  const { label } = useFieldWords(reportWords);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{t('list.label')}</th>
        {columns.map(({ key, day, sheet, planned, isGathering, isShaded, isOneOfSeveral }, column) => (
          <th
            key={key}
            scope="col"
            tabIndex={column === active ? 0 : -1}
            data-cell={`-1 ${column}`}
            data-shaded={isShaded || undefined}
            data-timed={isOneOfSeveral || undefined}
            title={[
              fullDay(day),
              isGathering && t('grid.gathering'),
              sheet && `${sheet.title} ${sheet.startTime}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <span>{number(Number(day.slice(8)))}</span>
            <small>{isOneOfSeveral && sheet ? sheet.startTime : firstLetter(weekday(day))}</small>
            {sheet?.isClosed && <Icon path={mdiLockOutline} />}
            {sheet === null && planned && canOpen && <Icon path={mdiPlus} />}
          </th>
        ))}
        <th scope="col" data-total title={label('sewaDays')}>
          {t('grid.days')}
        </th>
        <th scope="col" data-total>
          %
        </th>
      </tr>
    </thead>
  );
});

/** A whole one: the vowel signs of Indian scripts belong to their letter. */
function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}
