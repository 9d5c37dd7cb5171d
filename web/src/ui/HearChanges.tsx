import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../platform/realtime.ts';

/** Fetches anew whatever was asked below `path` as soon as an event tells of a change. */
export function HearChanges({ event, path }: { event: string; path: string }) {
  const queryClient = useQueryClient();
  useRealtime(event, ({ changes, isGap }) => {
    if (changes.length > 0 || isGap) void queryClient.invalidateQueries({ queryKey: [path] });
  });
  return null;
}
