import { currentConsent } from '@sewa/contract/blood-donation/consent';
import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { type FloorAct, visitStatuses } from '@sewa/contract/blood-donation/floor/floor-moves';
import { publishedRules } from '@sewa/contract/blood-donation/rules/published-rules';
import { newId } from '@sewa/contract/kernel/values/ids';
import { common, type Donor, type Here, userOf } from './blood-rows.ts';

const { REGISTERED, VITAL, MEDICAL, WAITING, DONATING, DONATED } = visitStatuses;
const MINUTE_MS = 60_000;
/** A camp opens at nine in the morning of Amritsar, and somebody comes every other minute. */
const OPENS_UTC = '03:30:00Z';
const MINUTES_BETWEEN = 1.6;
const VITALS = {
  haemoglobin: 13.8,
  systolic: 120,
  diastolic: 78,
  pulse: 72,
  isPulseRegular: true,
  temperature: 36.8,
};
const desks: Readonly<Record<CampStation, { id: string; name: string }>> = {
  head: { id: newId(), name: 'Satnam Singh Gill' },
  registration: { id: newId(), name: 'Harjinder Kaur' },
  vital: { id: newId(), name: 'Manpreet Kaur' },
  medical: { id: newId(), name: 'Dr Anita Sharma' },
  bed: { id: newId(), name: 'Sister Rajwinder' },
  rest: { id: newId(), name: 'Balbir Singh' },
};

interface Walked {
  act: FloorAct | 'register';
  station: CampStation;
  from: number;
  to: number;
  /** After the registration. */
  minutes: number;
}

/** The whole way; whoever is on it has walked a part. */
const way: readonly Walked[] = [
  { act: 'register', station: 'registration', from: 0, to: REGISTERED, minutes: 0 },
  { act: 'call', station: 'vital', from: REGISTERED, to: VITAL, minutes: 6 },
  { act: 'vitals', station: 'vital', from: VITAL, to: MEDICAL, minutes: 9 },
  { act: 'call', station: 'medical', from: MEDICAL, to: MEDICAL, minutes: 16 },
  { act: 'accept', station: 'medical', from: MEDICAL, to: WAITING, minutes: 20 },
  { act: 'start', station: 'bed', from: WAITING, to: DONATING, minutes: 28 },
  { act: 'finish', station: 'bed', from: DONATING, to: DONATED, minutes: 37 },
  { act: 'leave', station: 'rest', from: DONATED, to: DONATED, minutes: 53 },
];
const deferral: Walked = { act: 'defer', station: 'medical', from: MEDICAL, to: MEDICAL, minutes: 20 };
const stop: Walked = { act: 'stop', station: 'bed', from: DONATING, to: DONATING, minutes: 33 };

/** How far those in the line of the running camp are: so many steps of the way. */
const inLineSteps = [6, 6, 6, 6, 5, 5, 5, 4, 3, 3, 2, 1, 1, 1, 1] as const;
export const IN_LINE = inLineSteps.length;
/** The last who gave are still resting. */
const RESTING = 3;
/** From the last who came to the last who went home. */
const MINUTES_AFTER = 60;

type Donation = { id: string; donor_id: string; outcome: string; volume: number; bag_number: string };
type Deferral = { id: string; donor_id: string };

interface Visitor {
  donor: string;
  steps: readonly Walked[];
  outcome?: string;
  donation?: Donation;
  deferral?: string;
  bed?: number;
}

/** Everybody who came to a camp, with the steps they took. Of a camp that runs the last ones are still at the stations. */
export function visitsOf({
  here,
  donations,
  deferrals,
  inLine,
  isRunning,
}: {
  here: Here;
  donations: readonly Donation[];
  deferrals: readonly Deferral[];
  inLine: readonly Donor[];
  isRunning: boolean;
}) {
  const gone = donations.length - (isRunning ? RESTING : 0);
  const visitors: Visitor[] = [
    ...donations.map((donation, place) => givenBy(donation, { isGone: place < gone })),
    ...deferrals.map(({ id, donor_id }) => ({
      donor: donor_id,
      steps: [...way.slice(0, 4), deferral],
      outcome: 'deferred',
      deferral: id,
    })),
  ];
  // Those who gave and those who were turned away came mixed.
  const came = isRunning ? visitors : visitors.toSorted((one, other) => one.donor.localeCompare(other.donor));
  const inLineNow: Visitor[] = inLine
    .map((donor, place): Visitor => ({ donor: donor.id, steps: way.slice(0, inLineSteps[place]) }))
    .map((visitor, place) => (visitor.steps.length === 6 ? { ...visitor, bed: place + 1 } : visitor));
  const all = [...came, ...inLineNow];
  const opens = isRunning
    ? Date.now() - (all.length * MINUTES_BETWEEN + MINUTES_AFTER) * MINUTE_MS
    : Date.parse(`${here.day}T${OPENS_UTC}`);
  const rows = all.map((visitor, place) => {
    const isHere = isRunning && visitor.outcome === undefined && visitor.steps !== way;
    const at = opens + place * MINUTES_BETWEEN * MINUTE_MS;
    // Whoever is at a station came there a few minutes ago.
    const last = visitor.steps.at(-1)?.minutes ?? 0;
    return rowsOf(visitor, {
      here,
      number: place + 1,
      at: isHere ? Date.now() - (last + (place % 5)) * MINUTE_MS : at,
    });
  });
  return { visits: rows.map(({ visit }) => visit), steps: rows.flatMap(({ steps }) => steps) };
}

function givenBy(donation: Donation, { isGone }: { isGone: boolean }): Visitor {
  const { donor_id: donor } = donation;
  if (donation.outcome === 'incomplete')
    return { donor, donation, steps: [...way.slice(0, 6), stop], outcome: 'incomplete' };
  return { donor, donation, steps: isGone ? way : way.slice(0, 7) };
}

function rowsOf(visitor: Visitor, { here, number, at }: { here: Here; number: number; at: number }) {
  const { area, camp, centre, day } = here;
  const { steps, donation } = visitor;
  const moment = (step: Walked | undefined) =>
    step ? new Date(at + step.minutes * MINUTE_MS).toISOString() : null;
  const find = (act: Walked['act'], station?: CampStation) =>
    steps.find((step) => step.act === act && (station === undefined || step.station === station));
  const last = steps.at(-1) ?? way[0];
  const moved = steps.findLast(({ from, to }) => from !== to) ?? last;
  const status = last?.to ?? REGISTERED;
  const isCalled = last?.act === 'call';
  const isMeasured = find('vitals') !== undefined;
  const isAccepted = find('accept') !== undefined;
  const isStarted = find('start') !== undefined;
  const holder = isCalled && last ? desks[last.station] : null;
  const visit = {
    ...common(area),
    centre_id: centre,
    camp_id: camp,
    donor_id: visitor.donor,
    number,
    device: 0,
    day,
    status,
    outcome: visitor.outcome ?? '',
    since: moment(moved),
    registered_at: moment(way[0]),
    desk: holder?.id ?? null,
    desk_name: holder?.name ?? '',
    called_at: isCalled ? moment(last) : null,
    last_by_name: last ? desks[last.station].name : '',
    bed: isStarted ? (visitor.bed ?? 1 + (number % 8)) : null,
    volume: isStarted ? 350 : null,
    bag_number: isStarted ? (donation?.bag_number ?? `CH-R${String(number).padStart(4, '0')}`) : '',
    segment: '',
    bank_id: isStarted ? here.bank : null,
    started_at: moment(find('start')),
    ended_at: moment(find('finish') ?? find('stop')),
    left_at: moment(find('leave')),
    vitals: isMeasured ? { ...VITALS, weight: 58 + (number % 25) } : {},
    rule_version: isAccepted ? publishedRules.version : null,
    overridden: [],
    override_reason: '',
    consent_text: currentConsent,
    signature: '',
    donation_id: donation?.id ?? null,
    deferral_id: visitor.deferral ?? null,
  };
  return {
    visit,
    steps: steps.map((step, place) => ({
      ...common(area),
      centre_id: centre,
      camp_id: camp,
      visit_id: visit.id,
      act: step.act,
      station: step.station,
      desk: desks[step.station].id,
      from_status: step.from,
      to_status: step.to,
      at: moment(step),
      waited: Math.round((step.minutes - (steps[place - 1]?.minutes ?? 0)) * 60),
      user_id: userOf(area),
      user_name: desks[step.station].name,
      bag_number: step.act === 'start' ? visit.bag_number : '',
      reason: '',
      before: {},
    })),
  };
}
