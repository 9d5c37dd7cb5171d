import { tripStatuses } from '@sewa/contract/transport/enums';
import type { BoardTrip } from '@sewa/contract/transport/trips';
import { memo } from 'react';
import { DAY_MINUTES, isMovable, minutesAt, placeOf, WEEK_DAYS } from './week-board.rules.ts';

const tones: Readonly<Record<number, string>> = {
  [tripStatuses.PLANNED]: 'planned',
  [tripStatuses.STARTED]: 'started',
  [tripStatuses.COMPLETED]: 'completed',
};

export interface BoardRowProps {
  id: string;
  title: string;
  details: string;
  trips: readonly BoardTrip[];
  weekStart: string;
  /** What a trip has beside this row: its driver or its vehicle, and how many of the seats are taken. */
  besideOf: (trip: BoardTrip) => string;
  cellLabel: (title: string, day: number) => string;
}

/** Plain elements, drawn anew only when their own trips change: a board has hundreds of them, and a phone draws them slowly. */
export const BoardRow = memo(DrawnRow, isSameRow);

function isSameRow({ trips, ...row }: BoardRowProps, { trips: next, ...other }: BoardRowProps): boolean {
  const keys = Object.keys(row) as (keyof typeof row)[];
  return (
    keys.every((key) => row[key] === other[key]) &&
    trips.length === next.length &&
    trips.every((trip, place) => trip === next[place])
  );
}

function DrawnRow(props: BoardRowProps) {
  const { id, title, details, trips, weekStart, besideOf, cellLabel } = props;
  return (
    <tr className="board-row" data-row={id}>
      <th className="board-name" scope="row">
        <b>{title}</b>
        <span>{details}</span>
      </th>
      {days.map((day) => (
        <td key={day} className="board-day">
          <button
            type="button"
            className="board-cell"
            data-stop=""
            data-day={day}
            tabIndex={-1}
            aria-label={cellLabel(title, day)}
          />
          {trips.map(
            (trip, place) =>
              dayOf(trip, weekStart) === day && (
                <Block
                  key={trip.id}
                  trip={trip}
                  next={trips[place + 1]}
                  weekStart={weekStart}
                  beside={besideOf(trip)}
                />
              ),
          )}
        </td>
      ))}
    </tr>
  );
}

const days = Array.from({ length: WEEK_DAYS }, (_, day) => day);

interface BlockProps {
  trip: BoardTrip;
  /** The one after it in the row. */
  next: BoardTrip | undefined;
  weekStart: string;
  beside: string;
}

/** As wide as its time; its words may run on over what is free behind it. */
function Block({ trip, next, weekStart, beside }: BlockProps) {
  const { left, width } = placeOf(trip, weekStart);
  const day = dayOf(trip, weekStart);
  const room = (next ? placeOf(next, weekStart).left : 100) - left;
  const times = `${trip.from.slice(11)}–${trip.to.slice(11)}`;
  return (
    <button
      type="button"
      className={`board-trip ${tones[trip.status] ?? 'planned'}${isMovable(trip) ? ' movable' : ''}`}
      data-stop=""
      data-trip={trip.id}
      tabIndex={-1}
      title={`${times} · ${trip.purpose} · ${beside}`}
      // Within the cell of its first day, which is a seventh of the week.
      style={{ left: `${left * WEEK_DAYS - day * 100}%`, width: `${width * WEEK_DAYS}%` }}
    >
      <span style={{ width: `${(Math.max(room, width) / width) * 100}%` }}>
        <b>{trip.purpose}</b>
        <i>{beside}</i>
      </span>
    </button>
  );
}

/** The day of the week in whose cell a trip stands: its first one, or the first of the week. */
function dayOf({ from }: BoardTrip, weekStart: string): number {
  return Math.max(0, Math.floor(minutesAt(from, weekStart) / DAY_MINUTES));
}
