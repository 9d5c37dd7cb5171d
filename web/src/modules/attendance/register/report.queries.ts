import { attendanceReports } from '@sewa/contract/attendance/register';
import { attendanceSummary } from '@sewa/contract/attendance/summary';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';

type RegisterQuery = QueryOf<typeof attendanceReports.register>;

export function useRegister(query: RegisterQuery) {
  return useQuery({
    queryKey: [attendanceReports.register.path, query],
    queryFn: ({ signal }) => call(attendanceReports.register, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSummary(query: QueryOf<typeof attendanceSummary.read>) {
  return useQuery({
    queryKey: [attendanceSummary.read.path, query],
    queryFn: ({ signal }) => call(attendanceSummary.read, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useUnseen(query: Omit<RegisterQuery, 'month'>) {
  return useQuery({
    queryKey: [attendanceReports.unseen.path, query],
    queryFn: ({ signal }) => call(attendanceReports.unseen, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAttendanceOf(id: string) {
  return useQuery({
    queryKey: [attendanceReports.ofSewadar.path, id],
    queryFn: ({ signal }) => call(attendanceReports.ofSewadar, { params: { id }, signal }),
  });
}
