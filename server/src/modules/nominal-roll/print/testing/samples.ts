import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';

export const someRoll: Roll = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 3,
  number: 42,
  centre: '01900000-0000-7000-8000-000000000002',
  centreName: 'Batala',
  destination: 'Dera Beas',
  destinationCentre: null,
  department: 'ਲੰਗਰ',
  fromDay: '2026-11-15',
  toDay: '2026-11-22',
  days: 8,
  jathedar: null,
  jathedarName: 'ਮਹਿੰਦਰ ਸਿੰਘ',
  deputy: null,
  deputyName: 'सुनीता देवी',
  transport: 'Own bus, 52 seats',
  remarks: 'Bring bedding and a torch.',
  status: 30,
  statusSince: '2026-11-10T06:00:00.000Z',
  reason: '',
  members: 3,
  arrived: 0,
  returned: 0,
  dropped: 0,
  madeByName: 'Mohinder Singh Gill',
  approvedByName: 'Baldev Singh',
  isOwnWork: false,
};

const somebody: RollMember = {
  version: 1,
  id: '01900000-0000-7000-8000-000000000003',
  sewadar: '01900000-0000-7000-8000-000000000004',
  number: 412,
  name: 'ਮਹਿੰਦਰ ਸਿੰਘ',
  nameLatin: 'Mohinder Singh',
  relativeKind: 'father',
  relativeName: 'Karam Singh',
  gender: 'male',
  birthDate: '1970-01-01',
  isBirthEstimated: true,
  phone: '+919876543210',
  photo: 'face',
  centreName: 'Batala',
  sewadarStatus: 'active',
  isOutOfSight: false,
  fromDay: someRoll.fromDay,
  toDay: someRoll.toDay,
  role: 'Jathedar',
  remarks: '',
  days: 8,
  code: 'R2B4C6D8E9',
  arrivedAt: null,
  leftAt: null,
  daysServed: 0,
  callOutcome: null,
  callNote: '',
  calledAt: null,
  calledByName: null,
  droppedAt: null,
  replaces: null,
};

/** With and without a photo, in three scripts, with other days, an erased one, and what would be markup. */
export function someMembers(count: number): RollMember[] {
  const kinds: readonly Partial<RollMember>[] = [
    {},
    {
      name: 'सुनीता देवी',
      nameLatin: 'Sunita Devi',
      gender: 'female',
      role: '',
      toDay: '2026-11-18',
      photo: null,
      birthDate: '1988-03-02',
      isBirthEstimated: false,
    },
    {
      name: 'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ',
      nameLatin: 'Balwinderpal Kaur Randhawa',
      gender: 'female',
      centreName: 'Gurdaspur',
      role: '',
      phone: '',
    },
    { name: '#import("x") *] [', nameLatin: '', relativeName: '', birthDate: null, photo: null, role: '' },
    {
      sewadar: null,
      number: null,
      name: '',
      nameLatin: '',
      gender: '',
      relativeName: '',
      birthDate: null,
      photo: null,
      phone: '',
      centreName: '',
      sewadarStatus: '',
      role: '',
    },
  ];
  return Array.from({ length: count }, (_, place) => {
    const kind = kinds[place % kinds.length];
    const number = kind?.number === null ? null : 1000 + place;
    return { ...somebody, ...kind, number, code: codeOf(place) };
  });
}

function codeOf(place: number): string {
  return `R2B4C${String(10_000 + place)}`;
}
