import Box from '@mui/material/Box';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { BoardRows } from './BoardRows.tsx';
import type { WeekBoardProps } from './board-props.ts';
import { boardStyle } from './board-style.ts';
import { WEEK_DAYS } from './week-board.rules.ts';

const hours = (
  <span className="board-hours" aria-hidden>
    {[6, 12, 18].map((hour) => (
      <i key={hour}>{hour}</i>
    ))}
  </span>
);

/** A week with a row for each vehicle or driver. Trips are planned and moved by dragging, and equally by keys. */
export function WeekBoardGrid(props: WeekBoardProps) {
  const { side, weekStart } = props;
  const { t } = useTranslation('transport');
  const format = useFormat();
  const dayName = (day: string) => `${format.weekday(day)} ${Number(day.slice(8))}`;
  const grid = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ overflowX: { xs: 'auto', lg: 'visible' } }}>
      <Box ref={grid} sx={boardStyle}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move about in it */}
        <table role="grid" aria-label={t('board.label')} aria-describedby="board-keys">
          <thead>
            <tr className="board-head">
              <th scope="col">{t(`board.${side}`)}</th>
              {Array.from({ length: WEEK_DAYS }, (_, place) => dayAfter(weekStart, place)).map((day) => (
                <th key={day} scope="col" className={day === today() ? 'today' : ''}>
                  {dayName(day)}
                  {hours}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BoardRows {...props} grid={grid} />
          </tbody>
        </table>
        <div className="board-ghost" hidden aria-hidden>
          <span />
        </div>
        <Box aria-live="assertive" sx={visuallyHidden} />
      </Box>
      <Box id="board-keys" sx={{ color: 'text.secondary', fontSize: 14, py: 1 }}>
        {t('board.keys')}
      </Box>
    </Box>
  );
}
