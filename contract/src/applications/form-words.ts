import type { FieldWords } from '../kernel/words.ts';
import { elderWords } from '../oae/words.ts';
import { sewadarWords } from '../sewadar/words.ts';
import { vehicleTypeWords } from '../transport/words.ts';
import type { ApplicationForm } from './application-form.ts';

const { occupation, education, skills, departments, initiationDate, bloodGroup, maritalStatus } =
  sewadarWords.fields;
const { emergencyName, emergencyPhone, emergencyRelation, isBaalSatsang } = sewadarWords.fields;

/** Words of the questions of an application. */
export const applicationFormWords = {
  occupation,
  education,
  skills,
  departments,
  initiationDate,
  bloodGroup,
  maritalStatus,
  emergencyName,
  emergencyPhone,
  emergencyRelation,
  isBaalSatsang,
  reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
  ...elderWords,
  vehicleNumber: { en: 'Registration number', hi: 'गाड़ी का नंबर', pa: 'ਗੱਡੀ ਦਾ ਨੰਬਰ' },
  vehicleType: vehicleTypeWords,
  licenceNumber: { en: 'Driving licence', hi: 'ड्राइविंग लाइसेंस', pa: 'ਡਰਾਈਵਿੰਗ ਲਾਇਸੈਂਸ' },
} as const satisfies { [Field in keyof ApplicationForm]: FieldWords<ApplicationForm[Field]> };
