import type { WeekBoard } from '@sewa/contract/transport/trips';

/** Of vehicles and drivers, by their ids. */
export function namesOf(board: Pick<WeekBoard, 'vehicles' | 'drivers'>): ReadonlyMap<string, string> {
  return new Map([
    ...board.vehicles.map(({ id, number }) => [id, number] as const),
    ...board.drivers.map(({ id, name }) => [id, name] as const),
  ]);
}
