import { type ScheduleFields, scheduleFields, schedules } from '@sewa/contract/user/schedules';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';

export type Schedule = z.infer<typeof schedules.row>;
export type Occurrence = z.infer<typeof schedules.calendar.reply>;

const TYPING_PAUSE_MS = 500;

export function useSchedule(id: string) {
  return useQuery({
    queryKey: [schedules.list.path, id],
    queryFn: ({ signal }) => call(schedules.read, { params: { id }, signal }),
  });
}

export function useOccurrences(span: { from: string; to: string }) {
  return useQuery({
    queryKey: [schedules.list.path, 'calendar', span],
    queryFn: ({ signal }) => call(schedules.calendar, { query: span, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Overlaps of the entries so far, asked after a pause in typing and only when they make a whole schedule. */
export function useClashes(entries: unknown, id: string | undefined): Occurrence[] {
  const settled = useSettled(JSON.stringify(entries));
  const parsed = scheduleFields.safeParse(JSON.parse(settled));
  const { data } = useQuery({
    queryKey: [schedules.clashes.path, id ?? null, settled],
    queryFn: parsed.success ? ({ signal }) => fetchClashes(parsed.data, id, signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return parsed.success ? (data?.rows ?? []) : [];
}

export async function refreshSchedules(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [schedules.list.path] });
}

function fetchClashes(fields: ScheduleFields, id: string | undefined, signal: AbortSignal) {
  return call(schedules.clashes, { body: { ...fields, ...(id ? { id } : {}) }, signal });
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
