import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { bankWords, callOutcomeLabels, campWords, stationLabels } from './camp-words.ts';
import { donorWords } from './donor-words.ts';
import { visitWords } from './floor/floor-words.ts';
import { donationWords } from './record-words.ts';
import { limitWords, ruleWords } from './rules/rule-words.ts';

const { seen, device, madeByName } = {
  seen: { en: 'Values seen', hi: 'देखे गए मान', pa: 'ਵੇਖੇ ਗਏ ਮੁੱਲ' },
  device: { en: 'Device', hi: 'डिवाइस', pa: 'ਡਿਵਾਈਸ' },
  madeByName: { en: 'Made by', hi: 'किसने बनाया', pa: 'ਕਿਸ ਨੇ ਬਣਾਇਆ' },
} as const;
const { weight, haemoglobin, systolic, diastolic, pulse, temperature } = donationWords.fields;
const seenParts = { seen: { weight, haemoglobin, systolic, diastolic, pulse, temperature } };
const campCentre = { en: 'Centre of the camp', hi: 'कैंप का केंद्र', pa: 'ਕੈਂਪ ਦਾ ਸੈਂਟਰ' } as const;

export const donorLog: LoggedWords = {
  entity: 'blood_donor',
  fields: { statedDonationOn: donorWords.fields.statedDonationOn },
};

export const donationLog: LoggedWords = {
  entity: 'blood_donation',
  fields: {
    centre: commonWords.centre,
    campCentre,
    device,
    seen,
    recordedBy: donationWords.fields.recordedByName,
  },
  parts: seenParts,
};

export const deferralLog: LoggedWords = {
  entity: 'blood_deferral',
  fields: { centre: commonWords.centre, campCentre, device, seen, decidedBy: loggedColumns.decidedByName },
  parts: seenParts,
};

export const donorMergeLog: LoggedWords = {
  entity: 'blood_donor_merge',
  logged: { en: 'Merge', hi: 'रिकॉर्ड एक करना', pa: 'ਰਿਕਾਰਡ ਇੱਕ ਕਰਨਾ' },
  fields: {
    centre: commonWords.centre,
    kept: { en: 'Kept record', hi: 'बचा रिकॉर्ड', pa: 'ਬਚਿਆ ਰਿਕਾਰਡ' },
    merged: { en: 'Merged record', hi: 'जो रिकॉर्ड इसमें आया', pa: 'ਜਿਹੜਾ ਰਿਕਾਰਡ ਇਸ ਵਿੱਚ ਆਇਆ' },
    at: loggedColumns.at,
    user: loggedColumns.userName,
    userName: loggedColumns.userName,
    undoneAt: { en: 'Undone', hi: 'फिर अलग किया', pa: 'ਮੁੜ ਵੱਖ ਕੀਤਾ' },
  },
};

export const campBankLog: LoggedWords = {
  entity: 'blood_camp_bank',
  logged: bankWords.one,
  fields: { centre: commonWords.centre, camp: campWords.one, bank: bankWords.one },
};

export const campStaffLog: LoggedWords = {
  entity: 'blood_camp_staff',
  logged: campWords.fields.staff,
  fields: {
    centre: commonWords.centre,
    camp: campWords.one,
    station: { en: 'Station', hi: 'स्टेशन', pa: 'ਸਟੇਸ਼ਨ', choices: stationLabels },
    name: commonWords.name,
    phone: bankWords.fields.phone,
    sewadar: donorWords.fields.sewadarName,
  },
};

export const callLog: LoggedWords = {
  entity: 'blood_call',
  logged: { en: 'Call', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' },
  fields: {
    centre: commonWords.centre,
    camp: campWords.one,
    donor: donorWords.one,
    outcome: { ...donationWords.fields.outcome, choices: callOutcomeLabels },
    note: commonWords.notes,
    calledAt: loggedColumns.at,
    calledByName: loggedColumns.userName,
  },
};

export const callClaimLog: LoggedWords = {
  entity: 'blood_call_claim',
  logged: { en: 'Calling', hi: 'फ़ोन करना', pa: 'ਫ਼ੋਨ ਕਰਨਾ' },
  fields: {
    centre: commonWords.centre,
    camp: campWords.one,
    user: loggedColumns.userName,
    userName: loggedColumns.userName,
  },
};

export const rulesLog: LoggedWords = {
  entity: 'blood_rules',
  logged: { en: 'Eligibility rules', hi: 'रक्तदान के नियम', pa: 'ਖ਼ੂਨਦਾਨ ਦੇ ਨਿਯਮ' },
  fields: {
    versionNumber: donationWords.fields.ruleVersion,
    limits: { en: 'Limits', hi: 'सीमाएँ', pa: 'ਹੱਦਾਂ' },
    periods: { en: 'Deferral periods', hi: 'टालने की अवधि', pa: 'ਟਾਲਣ ਦੀ ਮਿਆਦ' },
    overridable: { ...donationWords.fields.overridden, choices: ruleWords },
    source: { en: 'Source', hi: 'स्रोत', pa: 'ਸਰੋਤ' },
    reason: loggedColumns.reason,
    madeBy: madeByName,
    madeByName,
  },
  parts: { limits: limitWords, periods: ruleWords },
};

export const confidentialLog: LoggedWords = {
  entity: 'blood_confidential',
  logged: { en: 'Confidential answers', hi: 'गोपनीय जवाब', pa: 'ਗੁਪਤ ਜਵਾਬ' },
  fields: {},
};

export const visitLog: LoggedWords = {
  entity: 'blood_visit',
  logged: visitWords.one,
  fields: {
    centre: commonWords.centre,
    camp: campWords.one,
    number: visitWords.number,
    status: visitWords.status,
    outcome: visitWords.outcome,
    lastByName: visitWords.lastByName,
    bed: visitWords.bed,
    bank: bankWords.one,
    bedCleanedAt: visitWords.bedCleanedAt,
    leftAt: visitWords.leftAt,
  },
};
