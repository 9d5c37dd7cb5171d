import type { Camp } from '@sewa/contract/blood-donation/camps';
import type { Deferral } from '@sewa/contract/blood-donation/deferrals';
import type { Donation } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import type { FloorControl } from '@sewa/contract/blood-donation/floor/floor';
import type { LineRow } from '../../floor/visits.queries.ts';
import type { CampSums, ListedBag } from '../camp-papers.queries.ts';
import type { SignedConsent } from '../signed-consent.queries.ts';

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

export const someDonor: Donor = {
  id: id(1),
  version: 2,
  number: 1204,
  centre: id(2),
  centreName: 'ਤਰਨ ਤਾਰਨ',
  name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਢਿੱਲੋਂ',
  nameLatin: 'Gurpreet Kaur Dhillon',
  relativeKind: 'husband',
  relativeName: 'Balwinder Singh Dhillon',
  gender: 'female',
  birthDate: '1990-05-17',
  isBirthEstimated: false,
  phone: '+919812345678',
  address: 'House 14, Ranjit Avenue, Amritsar',
  bloodGroup: 'B-',
  confirmedGroup: '',
  weight: 61.5,
  language: 'pa',
  mayBeCalled: true,
  consentOn: null,
  consentText: '',
  sewadar: null,
  sewadarName: null,
  notes: '',
  photo: null,
  statedDonationOn: null,
  mergedInto: null,
  donations: 4,
  lastDonationOn: '2026-11-15',
  eligibility: 'from',
  eligibleFrom: '2027-03-15',
  eligibilityReason: 'interval',
  deferralKind: '',
  deferralReason: '',
  welcomeFrom: null,
};

export const someDeferral: Deferral = {
  id: id(3),
  version: 1,
  donor: someDonor.id,
  donorName: someDonor.name,
  donorNumber: someDonor.number,
  reason: 'lowHaemoglobin',
  since: '2026-11-15',
  chosen: 'until',
  kind: 'until',
  welcomeFrom: '2026-11-16',
  day: '2026-11-15',
  camp: id(4),
  campName: 'Winter camp, Tarn Taran',
  centreName: someDonor.centreName,
  decidedByName: 'Dr Anita Sharma',
  ruleVersion: 1,
  liftedOn: null,
  liftedByName: '',
  liftReason: '',
  notes: '',
};

export const someDonation: Donation = {
  id: id(5),
  version: 1,
  donor: someDonor.id,
  donorName: someDonor.name,
  donorNumber: someDonor.number,
  day: '2026-11-15',
  camp: id(4),
  campName: 'ਸਰਦੀਆਂ ਦਾ ਕੈਂਪ, ਤਰਨ ਤਾਰਨ',
  place: '',
  outcome: 'complete',
  volume: 350,
  bloodGroup: 'B-',
  bagNumber: 'CH-20416',
  segment: '',
  bank: id(6),
  bankName: 'सिविल अस्पताल ब्लड बैंक',
  weight: 61.5,
  haemoglobin: 13.1,
  systolic: 118,
  diastolic: 76,
  pulse: 74,
  temperature: 36.7,
  reaction: 'none',
  care: '',
  overridden: [],
  overrideReason: '',
  notes: '',
  centreName: someDonor.centreName,
  ruleVersion: 1,
  recordedByName: 'Ravinder Kaur',
};

export const someCamp: Camp = {
  id: id(4),
  version: 3,
  number: 12,
  name: 'ਸਰਦੀਆਂ ਦਾ ਕੈਂਪ, ਤਰਨ ਤਾਰਨ',
  centre: id(2),
  centreName: someDonor.centreName,
  place: '',
  firstDay: '2026-11-15',
  lastDay: '2026-11-16',
  opensAt: '09:00',
  closesAt: '15:00',
  beds: 8,
  targetUnits: 300,
  bagsBrought: null,
  notes: '',
  status: 15,
  statusSince: '2026-11-16T10:00:00.000Z',
  statusByName: 'Ravinder Kaur',
  reason: '',
  units: 212,
  deferrals: 31,
  expected: 120,
  banks: [
    {
      id: id(6),
      name: 'सिविल अस्पताल ब्लड बैंक',
      licenceNumber: 'PB/BB/2019/014',
      licenceUntil: '2028-01-01',
    },
  ],
  staff: [
    { id: id(7), station: 'head', name: 'Satnam Singh Gill', phone: '', sewadar: null },
    { id: id(8), station: 'medical', name: 'Dr Anita Sharma', phone: '', sewadar: null },
  ],
};

export const someConsent: SignedConsent = {
  version: '2026-11',
  day: '2026-11-15',
  at: '2026-11-15T05:10:00.000Z',
  signature:
    'M60 120L80 60L110 50L130 90L100 140L150 120L190 70L210 130L240 80L270 130L300 90L340 120M60 160L380 150',
  campName: someCamp.name,
};

export const someVisit: LineRow = {
  id: id(9),
  number: 3_000_117,
  donor: someDonor.id,
  name: someDonor.name,
  nameLatin: someDonor.nameLatin,
  gender: someDonor.gender,
  age: 36,
  bloodGroup: someDonor.bloodGroup,
  language: 'pa',
  status: 1,
  outcome: '',
  since: '2026-11-15T05:10:00.000Z',
  registeredAt: '2026-11-15T05:10:00.000Z',
  desk: null,
  deskName: '',
  calledAt: null,
  lastByName: 'Ravinder Kaur',
  bed: null,
  volume: null,
  bagNumber: '',
  bank: null,
  startedAt: null,
  endedAt: null,
  hasLeft: false,
  vitals: null,
  overridden: [],
  donation: null,
  deferral: null,
  isBedCleaned: true,
};

export const someControl: FloorControl = {
  hours: [
    { hour: 9, registered: 61, vitals: 55, accepted: 44, donated: 30 },
    { hour: 10, registered: 120, vitals: 118, accepted: 101, donated: 98 },
  ],
  deferrals: [
    { reason: 'lowHaemoglobin', count: 17 },
    { reason: 'malaria', count: 4 },
  ],
  groups: [
    { bloodGroup: 'B+', count: 90 },
    { bloodGroup: 'O-', count: 7 },
    { bloodGroup: '', count: 3 },
  ],
  deferred: 31,
  withdrew: 4,
  incomplete: 3,
  bagsUsed: 216,
};

export const someSums: CampSums = {
  registered: 260,
  millilitres: 74_650,
  genders: [
    { gender: 'female', count: 82 },
    { gender: 'male', count: 130 },
  ],
  reactions: [{ reaction: 'mild', count: 3 }],
  banks: [{ bank: id(6), name: 'सिविल अस्पताल ब्लड बैंक', licence: 'PB/BB/2019/014', units: 212 }],
  waits: [
    { station: 'vital', minutes: 6 },
    { station: 'bed', minutes: 14 },
  ],
};

const { bank, bankName, bagNumber, segment, day, outcome, volume, bloodGroup, reaction } = someDonation;
const bag: ListedBag = {
  bank,
  bankName,
  bagNumber,
  segment,
  day,
  outcome,
  volume,
  bloodGroup,
  reaction,
  seen: { weight: 61.5, haemoglobin: 13.1, systolic: 118, diastolic: 76 },
  donorNumber: someDonor.number,
  name: someDonor.name,
  gender: someDonor.gender,
  age: 36,
};
export const someBags: readonly ListedBag[] = [
  bag,
  {
    ...bag,
    bank: null,
    bankName: null,
    bagNumber: 'CH-20417',
    outcome: 'incomplete',
    volume: 120,
    reaction: 'mild',
    seen: {},
    donorNumber: null,
    name: null,
    gender: null,
    age: null,
  },
];
