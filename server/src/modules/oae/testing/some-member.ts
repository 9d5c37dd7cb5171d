import type { MemberFields } from '@sewa/contract/oae/members';

/** A member that can be saved, but for the centre; a test changes what it is about. */
export function someMember(change: Partial<MemberFields> = {}): MemberFields {
  return {
    centre: '018f0000-0000-7000-8000-000000000000',
    sewadar: null,
    name: 'ਬਚਨ ਸਿੰਘ',
    nameLatin: 'Bachan Singh',
    relativeKind: 'father',
    relativeName: 'ਹਰਨਾਮ ਸਿੰਘ',
    gender: 'male',
    birthDate: '1948-03-01',
    isBirthEstimated: false,
    phone: '+919876512345',
    address: 'Ranjit Avenue, Amritsar',
    bloodGroup: 'B+',
    medicalReason: '',
    mobility: 'stick',
    needs: [],
    illnesses: 'Diabetes',
    medicines: 'Metformin 500',
    doctorName: 'Dr Arora',
    doctorPhone: '+919876511111',
    emergencyName: 'Gurdeep Singh',
    emergencyPhone: '+919876522222',
    emergencyRelation: 'Son',
    block: null,
    isPermanent: true,
    validFrom: '2026-01-01',
    validTo: null,
    status: 'active',
    notes: '',
    attendants: [],
    ...change,
  };
}

let phones = 0;
/** The phone of nobody else: an attendant is known again by name and phone, and attends two members at most. */
export function freshPhone(): string {
  phones += 1;
  return `+9197000${10_000 + phones}`;
}

type Attendant = MemberFields['attendants'][number];

export function someAttendant(change: Partial<Attendant> = {}): Attendant {
  return {
    sewadar: null,
    name: 'Harpreet Kaur',
    nameLatin: 'Harpreet Kaur',
    phone: '+919876533333',
    relation: 'Daughter-in-law',
    gender: 'female',
    ...change,
  };
}
