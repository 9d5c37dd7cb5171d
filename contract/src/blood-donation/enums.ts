export const campDonorStatuses = [
  { label: 'Registered', value: 1 },
  { label: 'Vital', value: 5 },
  { label: 'Medical', value: 10 },
  { label: 'Waiting for Bed', value: 15 },
  { label: 'Donating', value: 20 },
  { label: 'Donated', value: 25 },
] as const;

export const campStatuses = { PLANNED: 5, OPEN: 10, CLOSED: 15, RECONCILED: 20 } as const;
export type CampStatus = (typeof campStatuses)[keyof typeof campStatuses];
export const campStatusValues = Object.values(campStatuses);

/** Where people of the camp's team work; each has the right of its station. */
export const campStations = ['head', 'registration', 'vital', 'medical', 'bed', 'rest'] as const;
export type CampStation = (typeof campStations)[number];

/** What came of a call before a camp. */
export const campCallOutcomes = ['comes', 'maybe', 'declines', 'noAnswer', 'wrongNumber'] as const;
export type CampCallOutcome = (typeof campCallOutcomes)[number];

/** How a donation ended. An incomplete one counts for the interval and not as a unit. */
export const donationOutcomes = ['complete', 'incomplete'] as const;
export const donationReactions = ['none', 'mild', 'moderate', 'severe'] as const;
/** Millilitres of a bag. */
export const bagVolumes = [350, 450] as const;
export type BagVolume = (typeof bagVolumes)[number];

/** For how long a deferral lasts. */
export const deferralKinds = ['until', 'recovery', 'permanent'] as const;
export type DeferralKind = (typeof deferralKinds)[number];
