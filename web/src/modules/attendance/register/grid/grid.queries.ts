import type { Mark } from '@sewa/contract/attendance/marks';
import { attendanceGrid, type MonthGrid } from '@sewa/contract/attendance/month-grid';
import { markLetters, NO_ENTRY } from '@sewa/contract/attendance/register';
import { sheets } from '@sewa/contract/attendance/sheets';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../platform/call.ts';
import { send } from '../../../../platform/outbox/outbox.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { useRealtime } from '../../../../platform/realtime.ts';
import { undoMarkRest } from '../../attendance.queries.ts';
import { withLetter } from './grid.rules.ts';

export type GridQuery = QueryOf<typeof attendanceGrid.read>;

const path = attendanceGrid.read.path;

export function useGrid(query: GridQuery, isEnabled: boolean) {
  return useQuery({
    enabled: isEnabled,
    queryKey: [path, query],
    queryFn: ({ signal }) => call(attendanceGrid.read, { query, signal }),
  });
}

/** Own marks come back as events too: one fetch answers what is typed within this time. */
const QUIET_MS = 600;

/** What others mark, open and close is fetched once they pause. */
export function useHearGrid(grid: MonthGrid | undefined): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshGrid(), QUIET_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime('attendance-entry.changed', ({ changes, isGap }) => {
    const isOwn = changes.some(({ rowId }) => grid?.sheets.some(({ id }) => id === rowId));
    if (isGap || isOwn) fetchSoon();
  });
  useRealtime('attendance.changed', fetchSoon);
}

export interface CellMark {
  sheet: string;
  sewadar: string;
  mark: Mark | null;
}

/** Kept on the device until the server has it, in order. A refused one holds no later one: each has its own stream. */
export function sendMark({ sheet, sewadar, mark }: CellMark, describe: string) {
  const body = { sewadar, mark, at: new Date().toISOString() };
  const stream = `attendance grid ${newId()}`;
  return send(sheets.mark, { params: { id: sheet }, body }, { stream, describe });
}

/** The server has it: a fetch that was under way before would show the old mark. */
export async function showMark({ sheet, sewadar, mark }: CellMark): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [path] });
  queryClient.setQueriesData<MonthGrid>({ queryKey: [path] }, (grid) => {
    const place = grid?.sheets.findIndex(({ id }) => id === sheet) ?? -1;
    if (!grid || place < 0) return grid;
    const letter = mark === null ? NO_ENTRY : markLetters[mark];
    const people = grid.people.map((person) =>
      person.sewadar === sewadar ? { ...person, letters: withLetter(person.letters, place, letter) } : person,
    );
    return { ...grid, people };
  });
}

/** Everybody of the department without a mark; the entries that it made. */
export async function fillColumn(sheet: string, mark: Mark): Promise<string[]> {
  const body = { mark, at: new Date().toISOString() };
  const { entries } = await call(sheets.markRest, { params: { id: sheet }, body, idempotencyKey: newId() });
  await refreshGrid();
  return entries;
}

export async function undoFill(sheet: string, entries: string[]) {
  const undone = await undoMarkRest(sheet, entries);
  await refreshGrid();
  return undone;
}

export async function openPlanned(schedule: string, day: string): Promise<void> {
  await call(sheets.open, { body: { schedule, day } });
  await refreshGrid();
}

export function refreshGrid(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [path] });
}
