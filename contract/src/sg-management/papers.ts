import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';
import type { PaperOwner } from '../papers/paper-owner.ts';
import type { PremisesSubject } from './enums.ts';

const scanned = { hasNumber: true, scanType: attachmentTypes.OTHERS } as const;

export const premisesPapers = {
  name: 'premises',
  one: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
  view: right('SG_MANAGEMENT.RECORD', 'view'),
  edit: right('SG_MANAGEMENT.RECORD', 'edit'),
  paperKinds: {
    fireNoc: {
      ...scanned,
      isRequired: true,
      words: { en: 'Fire safety NOC', hi: 'फ़ायर NOC', pa: 'ਫ਼ਾਇਰ NOC' },
    },
    electricalSafety: {
      ...scanned,
      isRequired: true,
      words: { en: 'Electrical inspection', hi: 'बिजली की जाँच', pa: 'ਬਿਜਲੀ ਦੀ ਜਾਂਚ' },
    },
    buildingSafety: {
      ...scanned,
      isRequired: false,
      words: {
        en: 'Building safety certificate',
        hi: 'इमारत का सुरक्षा प्रमाणपत्र',
        pa: 'ਇਮਾਰਤ ਦਾ ਸੁਰੱਖਿਆ ਸਰਟੀਫ਼ਿਕੇਟ',
      },
    },
    lease: { ...scanned, isRequired: false, words: { en: 'Lease', hi: 'लीज़', pa: 'ਲੀਜ਼' } },
    buildingInsurance: {
      ...scanned,
      isRequired: false,
      words: { en: 'Building insurance', hi: 'इमारत का बीमा', pa: 'ਇਮਾਰਤ ਦਾ ਬੀਮਾ' },
    },
    foodLicence: {
      ...scanned,
      isRequired: false,
      words: { en: 'Food licence (FSSAI)', hi: 'फ़ूड लाइसेंस (FSSAI)', pa: 'ਫ਼ੂਡ ਲਾਇਸੈਂਸ (FSSAI)' },
    },
    waterTest: {
      ...scanned,
      isRequired: false,
      words: { en: 'Water test', hi: 'पानी की जाँच', pa: 'ਪਾਣੀ ਦੀ ਜਾਂਚ' },
    },
    generatorConsent: {
      ...scanned,
      isRequired: false,
      words: { en: 'Generator consent', hi: 'जनरेटर की मंज़ूरी', pa: 'ਜਨਰੇਟਰ ਦੀ ਮਨਜ਼ੂਰੀ' },
    },
    liftLicence: {
      ...scanned,
      isRequired: false,
      words: { en: 'Lift licence', hi: 'लिफ़्ट लाइसेंस', pa: 'ਲਿਫ਼ਟ ਲਾਇਸੈਂਸ' },
    },
    extinguishers: {
      ...scanned,
      isRequired: false,
      words: { en: 'Extinguisher refill', hi: 'अग्निशामक की रीफ़िल', pa: 'ਅੱਗ ਬੁਝਾਊ ਯੰਤਰ ਦੀ ਰੀਫ਼ਿਲ' },
    },
  },
} as const satisfies PaperOwner;

export type PremisesPaperKind = keyof typeof premisesPapers.paperKinds;
export const premisesPaperKinds = Object.keys(premisesPapers.paperKinds) as [
  PremisesPaperKind,
  ...PremisesPaperKind[],
];

/** The subject that each paper is about. */
export const subjectOfPaper: Readonly<Record<PremisesPaperKind, PremisesSubject>> = {
  fireNoc: 'fireSafety',
  extinguishers: 'fireSafety',
  electricalSafety: 'power',
  generatorConsent: 'power',
  buildingSafety: 'land',
  lease: 'land',
  buildingInsurance: 'land',
  foodLicence: 'kitchen',
  waterTest: 'water',
  liftLicence: 'accessibility',
};
