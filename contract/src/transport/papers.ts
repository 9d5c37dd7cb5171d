import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';
import type { PaperKind, PaperOwner } from '../papers/paper-owner.ts';
import { driverWords } from './driver-words.ts';
import { vehicleWords } from './vehicle-words.ts';

const ofVehicle = { hasNumber: true, scanType: attachmentTypes.OTHERS } as const;

export const vehiclePapers = {
  name: 'vehicle',
  one: vehicleWords.one,
  view: right('TRANSPORT.VEHICLE', 'view'),
  edit: right('TRANSPORT.VEHICLE', 'edit'),
  // Private vehicles need no permit and no certificate of fitness, and many pay their tax once.
  paperKinds: {
    registration: {
      ...ofVehicle,
      isRequired: true,
      words: { en: 'Registration', hi: 'रजिस्ट्रेशन (RC)', pa: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ (RC)' },
    },
    insurance: {
      ...ofVehicle,
      isRequired: true,
      words: { en: 'Insurance', hi: 'बीमा', pa: 'ਬੀਮਾ' },
    },
    pollution: {
      ...ofVehicle,
      isRequired: true,
      words: {
        en: 'Pollution certificate (PUC)',
        hi: 'प्रदूषण प्रमाणपत्र (PUC)',
        pa: 'ਪ੍ਰਦੂਸ਼ਣ ਸਰਟੀਫ਼ਿਕੇਟ (PUC)',
      },
    },
    fitness: {
      ...ofVehicle,
      isRequired: false,
      words: { en: 'Fitness', hi: 'फ़िटनेस', pa: 'ਫ਼ਿਟਨੈੱਸ' },
    },
    permit: { ...ofVehicle, isRequired: false, words: { en: 'Permit', hi: 'परमिट', pa: 'ਪਰਮਿਟ' } },
    tax: { ...ofVehicle, isRequired: false, words: { en: 'Road tax', hi: 'रोड टैक्स', pa: 'ਰੋਡ ਟੈਕਸ' } },
  },
} as const satisfies PaperOwner;

export const driverPapers = {
  name: 'driver',
  one: driverWords.one,
  view: right('TRANSPORT.DRIVER', 'view'),
  edit: right('TRANSPORT.DRIVER', 'edit'),
  paperKinds: {
    licence: {
      isRequired: true,
      hasNumber: false,
      scanType: attachmentTypes.DRIVING_LICENSE,
      words: { en: 'Driving licence', hi: 'ड्राइविंग लाइसेंस', pa: 'ਡਰਾਈਵਿੰਗ ਲਾਇਸੈਂਸ' },
    },
    medical: {
      isRequired: true,
      hasNumber: false,
      scanType: attachmentTypes.MEDICAL,
      words: { en: 'Medical certificate', hi: 'मेडिकल प्रमाणपत्र', pa: 'ਮੈਡੀਕਲ ਸਰਟੀਫ਼ਿਕੇਟ' },
    },
  },
} as const satisfies PaperOwner;

export const transportPaperKinds: Readonly<Record<string, PaperKind>> = {
  ...vehiclePapers.paperKinds,
  ...driverPapers.paperKinds,
};
