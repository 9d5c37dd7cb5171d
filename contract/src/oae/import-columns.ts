import type { Importable } from '../imports/importable.ts';
import { peopleErrors } from '../kernel/calls/error-texts/people.ts';
import { importColumns } from '../kernel/import/import-columns.ts';
import { reasonTexts } from '../kernel/resource/field-reasons.ts';
import { right } from '../kernel/rights/requirement.ts';
import { furtherColumns, withFurtherColumns } from '../people/import-columns.ts';
import { sewadarImportIssues } from '../sewadar/import-columns.ts';
import { attendantColumnWords } from './attendant-columns.ts';
import { type MemberFields, memberFields } from './members.ts';
import { memberWords } from './words.ts';

type Field = keyof MemberFields;

/** What follows from an age, what is chosen among records, and attendants, who have columns of their own. */
const notInLists: readonly string[] = ['isBirthEstimated', 'sewadar', 'attendants'] satisfies Field[];

/** A birth date is needed too, or an age in its place. */
const required: readonly string[] = ['name', 'gender', 'mobility'] satisfies Field[];

const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['member name', 'name of member', 'सदस्य का नाम', 'ਮੈਂਬਰ ਦਾ ਨਾਮ'],
  needs: ['special needs'],
  illnesses: ['illness', 'disease', 'diseases', 'बीमारी', 'ਬਿਮਾਰੀ'],
  medicines: ['medicine', 'medication', 'दवाई', 'ਦਵਾਈ'],
  doctorName: ['doctor name', 'name of doctor'],
  block: ['block', 'block name', 'seating block'],
  isPermanent: ['permanent', 'pass type', 'type of pass', 'permanent or temporary'],
  validTo: ['valid to', 'valid till', 'valid upto', 'expiry', 'expiry date'],
} satisfies Partial<Record<Field, readonly string[]>>;

const memberColumns = Object.keys(memberWords.fields).filter(
  (field) => field in memberFields.shape && !notInLists.includes(field),
);

const { unknownCentre, otherCentre, likelyTwice, likelyKnown } = sewadarImportIssues;

export const memberList: Importable = {
  name: 'oaeMember',
  requirement: right('SEWADAR.OAE', 'importExport'),
  columns: importColumns({
    fields: [...withFurtherColumns(memberColumns), ...Object.keys(attendantColumnWords)],
    words: { ...memberWords.fields, ...furtherColumns, ...attendantColumnWords },
    required,
    synonyms,
  }),
  issues: {
    unknownCentre,
    otherCentre,
    likelyTwice,
    likelyKnown,
    contactNeeded: reasonTexts('contactNeeded'),
    lastDayMissing: reasonTexts('lastDayMissing'),
    beforeFirstDay: {
      en: 'Before the first day of the pass. If the list has no first day, it is today',
      hi: 'पास के पहले दिन से पहले है। सूची में पहला दिन न हो, तो वह आज माना जाता है',
      pa: 'ਪਾਸ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਹੈ। ਸੂਚੀ ਵਿੱਚ ਪਹਿਲਾ ਦਿਨ ਨਾ ਹੋਵੇ, ਤਾਂ ਉਹ ਅੱਜ ਮੰਨਿਆ ਜਾਂਦਾ ਹੈ',
    },
    permanentHasNoEnd: {
      en: 'A permanent pass has no last day. The date is left out',
      hi: 'स्थायी पास का आख़िरी दिन नहीं होता। तारीख़ छोड़ दी जाएगी',
      pa: 'ਪੱਕੇ ਪਾਸ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਨਹੀਂ ਹੁੰਦਾ। ਤਾਰੀਖ਼ ਛੱਡ ਦਿੱਤੀ ਜਾਵੇਗੀ',
    },
    samePersonTwice: reasonTexts('samePersonTwice'),
    other: reasonTexts('other'),
    enclosureAge: peopleErrors.ENCLOSURE_AGE,
    thirdMember: peopleErrors.THIRD_MEMBER,
    unknownBlock: {
      en: 'There is no seat block “{value}” in use',
      hi: '“{value}” नाम का ब्लॉक उपयोग में नहीं है',
      pa: '“{value}” ਨਾਮ ਦਾ ਬਲਾਕ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ ਹੈ',
    },
    severalBlocks: {
      en: 'Several centres have a seat block “{value}”. Write the code of the centre before it, as in ASR-1 / {value}',
      hi: '“{value}” नाम का ब्लॉक कई केंद्रों में है। पहले केंद्र का कोड लिखें, जैसे ASR-1 / {value}',
      pa: '“{value}” ਨਾਮ ਦਾ ਬਲਾਕ ਕਈ ਸੈਂਟਰਾਂ ਵਿੱਚ ਹੈ। ਪਹਿਲਾਂ ਸੈਂਟਰ ਦਾ ਕੋਡ ਲਿਖੋ, ਜਿਵੇਂ ASR-1 / {value}',
    },
  },
};
