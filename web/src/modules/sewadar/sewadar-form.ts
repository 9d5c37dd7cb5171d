import type { Sewadar, SewadarFields } from '@sewa/contract/sewadar/sewadars';

/** What the form starts with. Nobody guesses a gender: the schema asks for it. */
export function emptySewadar(centre: string, today: string): SewadarFields {
  return {
    centre,
    name: '',
    nameLatin: '',
    relativeKind: 'father',
    relativeName: '',
    gender: '' as SewadarFields['gender'],
    birthDate: null,
    isBirthEstimated: false,
    phone: '',
    address: '',
    otherPhones: [],
    bloodGroup: '',
    occupation: '',
    education: '',
    languages: [],
    skills: [],
    departments: [],
    initiationDate: null,
    maritalStatus: '',
    emergencyName: '',
    emergencyPhone: '',
    emergencyRelation: '',
    aadhaar: '',
    pan: '',
    isBaalSatsang: false,
    status: 'active',
    joinedOn: today,
    notes: '',
  };
}

/** What a person can enter, out of a row that carries more. */
export function fieldsOf(sewadar: Sewadar): SewadarFields {
  const {
    id: _id,
    version: _version,
    number: _number,
    centreName: _centreName,
    photo: _photo,
    leftOn: _leftOn,
    mergedInto: _mergedInto,
    ...fields
  } = sewadar;
  return fields;
}

/** Merged or transferred: the record is the past, and takes nothing more. */
export function isClosed({ mergedInto, status }: Pick<Sewadar, 'mergedInto' | 'status'>): boolean {
  return mergedInto !== null || status === 'transferred';
}
