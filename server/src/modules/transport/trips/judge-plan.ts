import { errors } from '@sewa/contract/kernel/calls/errors';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { codeOf, spokenValues } from '@sewa/contract/transport/trip-problem-text';
import {
  type FitDriver,
  type FitVehicle,
  judgeTrip,
  nextFitVehicle,
  type TripPlan,
  type TripProblem,
} from '@sewa/contract/transport/trip-rules';
import type { TripRefusalData } from '@sewa/contract/transport/trips';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { formatFor } from '../../../platform/pdf/format.ts';
import { findRollSize } from '../../nominal-roll/public.ts';
import { listFitDrivers, listFitVehicles } from './fleet.queries.ts';

export interface PlannedWith {
  /** Null while it is made. */
  id: string | null;
  from: string;
  to: string;
  vehicle: string;
  driver: string;
  secondDriver: string | null;
  /** Without the drivers. */
  people: number;
}

interface Judged {
  vehicle: FitVehicle;
  problems: TripProblem[];
}

/** Throws what speaks against the plan, with the next fit vehicle; `ignored` are problems that do not matter here. */
export async function assertFit(
  tx: Tx,
  planned: PlannedWith,
  { ignored = [] }: { ignored?: readonly TripProblem['code'][] } = {},
): Promise<FitVehicle> {
  const plan = planOf(planned);
  const asked = { span: plan, without: planned.id };
  const [vehicle] = await listFitVehicles(tx, { ...asked, ids: [planned.vehicle] });
  if (!vehicle) throw new PortalError('BAD_REFERENCE', { fields: { vehicle: 'unknown' } });
  const found = await listFitDrivers(tx, { ...asked, ids: driversOf(planned) });
  const driver = found.find(({ id }) => id === planned.driver);
  if (!driver) throw new PortalError('BAD_REFERENCE', { fields: { driver: 'unknown' } });
  const secondDriver = found.find(({ id }) => id === planned.secondDriver) ?? null;
  if (planned.secondDriver !== null && !secondDriver)
    throw new PortalError('BAD_REFERENCE', { fields: { secondDriver: 'unknown' } });
  const problems = judgeTrip({ plan, vehicle, driver, secondDriver }).filter(
    ({ code }) => !ignored.includes(code),
  );
  if (problems.length > 0)
    throw await refusal(tx, { vehicle, problems }, { plan, drivers: found, without: planned.id });
  return vehicle;
}

/** The drivers take seats too. */
export function planOf({
  from,
  to,
  people,
  secondDriver,
}: Pick<PlannedWith, 'from' | 'to' | 'people' | 'secondDriver'>): TripPlan {
  return { from, to, people: people + (secondDriver === null ? 1 : 2) };
}

function driversOf({ driver, secondDriver }: PlannedWith): string[] {
  return secondDriver === null ? [driver] : [driver, secondDriver];
}

/** The text is that of the first problem; all of them stand in the data. */
async function refusal(
  tx: Tx,
  { vehicle, problems }: Judged,
  { plan, drivers, without }: { plan: TripPlan; drivers: readonly FitDriver[]; without: string | null },
): Promise<PortalError> {
  const [first] = problems;
  if (!first) throw new Error('nothing speaks against the trip');
  const isAboutVehicle = problems.some(({ field }) => field === 'vehicle' || field === 'passengers');
  const next = isAboutVehicle
    ? nextFitVehicle({
        plan,
        instead: vehicle,
        drivers,
        fleet: await listFitVehicles(tx, { span: plan, without }),
      })
    : null;
  const data: TripRefusalData = { problems, nextFit: next && { id: next.id, number: next.number } };
  return new PortalError(codeOf(first.code, first.values), {
    fields: Object.fromEntries(problems.map(({ field, code }) => [field, code])),
    data,
    words: (language) => ({
      ...spokenValues(first.values, dayFormat(language)),
      next: next ? ` ${errors.TRIP_NEXT_FIT[language].replace('{vehicle}', next.number)}` : '',
    }),
  });
}

function dayFormat(language: Language) {
  const format = formatFor(language, 'UTC');
  return { language, day: (day: string) => format.day(day) ?? day };
}

/** Passengers as entered, else the members of the roll; a roll out of the user's sight keeps what was counted before. */
export async function countPeople(
  tx: Tx,
  {
    roll,
    passengers,
    before = null,
  }: { roll: string | null; passengers: number | null; before?: number | null },
): Promise<number> {
  if (passengers !== null) return passengers;
  if (roll === null) return 0;
  const size = await findRollSize(tx, roll);
  if (size === null && before === null)
    throw new PortalError('BAD_REFERENCE', { fields: { roll: 'unknown' } });
  return size ?? before ?? 0;
}
