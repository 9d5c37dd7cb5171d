import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { type Sewadar, sewadarFields } from '@sewa/contract/sewadar/sewadars';

/** Invented people, with all that the portal keeps of one. */
export const someSewadar: Sewadar = {
  ...emptyFields(sewadarFields),
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  number: 1042,
  centre: '01900000-0000-7000-8000-000000000002',
  centreName: 'Batala',
  name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
  nameLatin: 'Gurpreet Singh Dhillon',
  relativeKind: 'father',
  relativeName: 'हरभजन सिंह',
  gender: 'male',
  birthDate: '1978-05-12',
  isBirthEstimated: false,
  phone: '+919876543210',
  otherPhones: ['+919876543211'],
  address: 'ਮਕਾਨ ਨੰ. 12, ਗਲੀ 4, Batala, ज़िला गुरदासपुर, Punjab 143505',
  bloodGroup: 'B+',
  occupation: 'Electrician',
  education: 'B.Sc.',
  languages: ['ਪੰਜਾਬੀ', 'हिन्दी', 'English'],
  skills: ['Electrical fitting', 'ਮੁੱਢਲੀ ਸਹਾਇਤਾ', 'ड्राइविंग'],
  departments: [
    { department: 'ਪੰਡਾਲ', role: '', since: '2011-04-03', until: '2019-12-31' },
    { department: 'Langar', role: 'ਇੰਚਾਰਜ', since: '2020-01-01', until: null },
  ],
  initiationDate: '2001-10-09',
  maritalStatus: 'married',
  emergencyName: 'ਹਰਜੀਤ ਕੌਰ',
  emergencyPhone: '+919876543299',
  emergencyRelation: 'ਪਤਨੀ',
  aadhaar: 'XXXX XXXX 1234',
  pan: '',
  isBaalSatsang: false,
  status: 'active',
  joinedOn: '2011-04-03',
  leftOn: null,
  notes: 'Only for those who keep the record',
  photo: 'face',
  mergedInto: null,
};

/** Three scripts, long and short names, an estimated age, nothing known, and what would be markup. */
const others: readonly Partial<Sewadar>[] = [
  {},
  { name: 'सुनीता देवी', nameLatin: 'Sunita Devi', gender: 'female', relativeName: 'ਰਾਜੇਸ਼ ਕੁਮਾਰ' },
  {
    name: 'Harbhajan Kaur',
    nameLatin: '',
    gender: 'female',
    birthDate: '1961-01-01',
    isBirthEstimated: true,
  },
  {
    name: 'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ ਸਪੁੱਤਰੀ ਸਰਦਾਰ ਮਹਿੰਦਰ ਸਿੰਘ',
    nameLatin: 'Shrimati Balwinderpal Kaur Randhawa daughter of Sardar Mohinder Singh',
    status: 'onLeave',
  },
  { name: '#import("x") *bold* _it_ $x$ @ref *]', nameLatin: '', relativeName: '<label> // \\ "q"' },
  {
    name: 'कृष्णा श्रीवास्तव',
    nameLatin: 'Krishna Shrivastava',
    relativeName: '',
    birthDate: null,
    phone: '',
    departments: [],
    joinedOn: null,
    status: 'inactive',
  },
  { name: 'Ramachandrasubrahmanyeswaranlakshminarayanamurthy', nameLatin: '', status: 'transferred' },
];

export function someSewadars(count: number): Sewadar[] {
  return Array.from({ length: count }, (_, place) => ({
    ...someSewadar,
    ...others[place % others.length],
    number: 1000 + place,
  }));
}
