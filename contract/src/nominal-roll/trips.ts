import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

/** A trip that carries a roll; what else is known of it the trip itself tells, to those who may see trips. */
const rollTrip = z.object({
  id: z.uuid(),
  number: z.number().int(),
  vehicleName: z.string(),
  fromDay: daySchema,
  fromTime: z.string(),
  /** For passengers: without those of the drivers. */
  seats: z.number().int(),
  /** As entered for the trip; null: everybody on the roll. */
  passengers: z.number().int().nullable(),
});
export type RollTrip = z.infer<typeof rollTrip>;

export const rollTrips = {
  list: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/{id}/trips',
    requirement: right('NOMINAL_ROLL.ROLL', 'view'),
    summary:
      'The trips that carry a roll, earliest first, with their vehicles and seats; without cancelled ones',
    params: idParams,
    reply: rollTrip,
    envelope: 'docs',
  }),
} as const;

/** Days on which the vehicles that leave together have fewer seats than the roll has members: the way back is another day. */
export function daysWithoutSeats(
  trips: readonly Pick<RollTrip, 'fromDay' | 'seats'>[],
  members: number,
): { day: string; seats: number }[] {
  const days = [...new Set(trips.map(({ fromDay }) => fromDay))];
  return days
    .map((day) => {
      const leaving = trips.filter(({ fromDay }) => fromDay === day);
      return { day, seats: leaving.reduce((sum, { seats }) => sum + seats, 0) };
    })
    .filter(({ seats }) => seats < members);
}
