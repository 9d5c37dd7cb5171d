import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../platform/realtime.ts';

/** Fetches anew whatever was asked below `path` as soon as an event tells of a change. */
export function HearChanges({ event, path }: { event: string; path: string }) {
  const queryClient = useQueryClient();
  useRealtime(event, ({ changes, isGap }) => {
    if (changes.length > 0 || isGap) fetchAnew(queryClient, path);
  });
  return null;
}

/** Events come in bursts, one per topic or per row of a bulk act: one fetch answers them all. */
function fetchAnew(queryClient: QueryClient, path: string): void {
  if (awaited.has(path)) return;
  awaited.add(path);
  setTimeout(() => {
    awaited.delete(path);
    void queryClient.invalidateQueries({ queryKey: [path] });
  }, BURST_MS);
}
const awaited = new Set<string>();
const BURST_MS = 80;
