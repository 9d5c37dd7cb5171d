import { emptyApplicationForm } from '@sewa/contract/applications/application-form';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import type { PrintedApplication } from '../print-application.ts';

/** Invented, with all that the portal keeps of one. */
export const someApplication: PrintedApplication = {
  type: applicationTypes.OAE,
  number: 731,
  status: applicationStatuses.PENDING,
  centreName: 'Batala',
  madeByName: 'Ravinder Kaur',
  madeAt: '2026-11-10T10:42:00Z',
  photo: 'face',
  name: 'ਮਹਿੰਦਰ ਸਿੰਘ',
  nameLatin: 'Mohinder Singh',
  relativeKind: 'father',
  relativeName: 'ਸੁੰਦਰ ਸਿੰਘ',
  gender: 'male',
  birthDate: '1950-01-01',
  isBirthEstimated: true,
  phone: '+919876543210',
  address: 'ਮਕਾਨ ਨੰ. 12, ਗਲੀ 4, Batala, ज़िला गुरदासपुर, Punjab 143505',
  aadhaar: 'XXXX XXXX 1234',
  pan: '',
  form: {
    ...emptyApplicationForm,
    mobility: 'wheelchair',
    needs: ['hearing', 'oxygen'],
    illnesses: 'Diabetes, ਹਾਈ ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ, घुटनों का दर्द',
    medicines: 'Metformin 500 mg, Amlodipine 5 mg',
    doctorName: 'डॉ. अनिल शर्मा',
    doctorPhone: '+919876500000',
    bloodGroup: 'O+',
    emergencyName: 'ਹਰਜੀਤ ਕੌਰ',
    emergencyPhone: '+919876543299',
    emergencyRelation: 'ਧੀ',
    validFrom: '2026-01-01',
    attendants: [
      {
        sewadar: null,
        name: 'ਹਰਜੀਤ ਕੌਰ',
        nameLatin: 'Harjit Kaur',
        phone: '+919876543299',
        relation: 'ਧੀ',
        gender: 'female',
      },
    ],
  },
};
