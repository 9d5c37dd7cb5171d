import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { conflictKinds, conflictWords } from './conflicts.ts';
import { incidentKinds, incidentWords } from './incidents.ts';

const device = { en: 'Device', hi: 'डिवाइस', pa: 'ਡਿਵਾਈਸ' } as const;
const deviceNumber = { en: 'Device number', hi: 'डिवाइस नंबर', pa: 'ਡਿਵਾਈਸ ਨੰਬਰ' } as const;
const staff = { en: 'Staff sign-ins', hi: 'टीम के साइन इन', pa: 'ਟੀਮ ਦੇ ਸਾਈਨ ਇਨ' } as const;
const entity = { en: 'Kind of record', hi: 'रिकॉर्ड का प्रकार', pa: 'ਰਿਕਾਰਡ ਦੀ ਕਿਸਮ' } as const;
const record = { en: 'Record', hi: 'रिकॉर्ड', pa: 'ਰਿਕਾਰਡ' } as const;
const address = { en: 'Network address', hi: 'नेटवर्क पता', pa: 'ਨੈੱਟਵਰਕ ਪਤਾ' } as const;

export const deviceLog: LoggedWords = {
  entity: 'sync_device',
  logged: device,
  fields: {
    name: commonWords.name,
    number: deviceNumber,
    publicKey: { en: 'Key', hi: 'कुंजी', pa: 'ਕੁੰਜੀ' },
    state: {
      ...commonWords.status,
      choices: {
        active: { en: 'Active', hi: 'चालू', pa: 'ਚਾਲੂ' },
        revoked: { en: 'Revoked', hi: 'रद्द', pa: 'ਰੱਦ' },
      },
    },
    enrolledAt: { en: 'Enrolled on', hi: 'कब जोड़ा', pa: 'ਕਦੋਂ ਜੋੜਿਆ' },
    enrolledByName: { en: 'Enrolled by', hi: 'किसने जोड़ा', pa: 'ਕਿਸ ਨੇ ਜੋੜਿਆ' },
    revokedAt: { en: 'Revoked on', hi: 'कब रद्द हुआ', pa: 'ਕਦੋਂ ਰੱਦ ਹੋਇਆ' },
    revokedByName: { en: 'Revoked by', hi: 'किसने रद्द किया', pa: 'ਕਿਸ ਨੇ ਰੱਦ ਕੀਤਾ' },
    revokeReason: loggedColumns.reason,
    heldAct: {
      en: 'Work after revocation',
      hi: 'रद्द होने के बाद का काम',
      pa: 'ਰੱਦ ਹੋਣ ਤੋਂ ਬਾਅਦ ਦਾ ਕੰਮ',
      choices: {
        accept: { en: 'Taken over', hi: 'शामिल किया गया', pa: 'ਸ਼ਾਮਲ ਕੀਤਾ ਗਿਆ' },
        discard: { en: 'Discarded', hi: 'छोड़ा गया', pa: 'ਛੱਡਿਆ ਗਿਆ' },
      },
    },
    heldReason: { en: 'Reason for the decision', hi: 'फ़ैसले का कारण', pa: 'ਫ਼ੈਸਲੇ ਦਾ ਕਾਰਨ' },
    heldDecidedBatches: { en: 'Parts of the work', hi: 'काम के हिस्से', pa: 'ਕੰਮ ਦੇ ਹਿੱਸੇ' },
    heldDecidedAt: loggedColumns.decidedAt,
    heldDecidedByName: loggedColumns.decidedByName,
    staff,
    wipedAt: { en: 'Wiped on', hi: 'कब ख़ाली किया', pa: 'ਕਦੋਂ ਖ਼ਾਲੀ ਕੀਤਾ' },
    restores: { en: 'Restored from a backup', hi: 'बैकअप से लौटाया', pa: 'ਬੈਕਅੱਪ ਤੋਂ ਦੁਬਾਰਾ ਬਣਾਇਆ' },
  },
};

export const enrolmentLog: LoggedWords = {
  entity: 'sync_enrolment',
  logged: { en: 'Device code', hi: 'डिवाइस का OTP', pa: 'ਡਿਵਾਈਸ ਦਾ OTP' },
  fields: {
    name: commonWords.name,
    codeHash: { en: 'One-time code', hi: 'OTP', pa: 'OTP' },
    staff,
    expiresAt: { en: 'Valid until', hi: 'कब तक मान्य', pa: 'ਕਦੋਂ ਤੱਕ ਮੰਨਣਯੋਗ' },
    madeByName: loggedColumns.userName,
  },
};

export const incidentLog: LoggedWords = {
  entity: 'sync_incident',
  logged: { en: 'Refused device request', hi: 'डिवाइस का नामंज़ूर अनुरोध', pa: 'ਡਿਵਾਈਸ ਦੀ ਨਾਮਨਜ਼ੂਰ ਬੇਨਤੀ' },
  fields: {
    kind: {
      ...loggedColumns.reason,
      choices: Object.fromEntries(incidentKinds.map((kind) => [kind, incidentWords[kind]])),
    },
    device,
    day: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
    count: { en: 'Count', hi: 'कितनी बार', pa: 'ਕਿੰਨੀ ਵਾਰ' },
    firstAt: { en: 'First', hi: 'पहली बार', pa: 'ਪਹਿਲੀ ਵਾਰ' },
    lastAt: { en: 'Last', hi: 'आख़िरी बार', pa: 'ਆਖ਼ਰੀ ਵਾਰ' },
    address,
  },
};

export const conflictLog: LoggedWords = {
  entity: 'sync_conflict',
  logged: { en: 'Conflict', hi: 'टकराव', pa: 'ਟਕਰਾਅ' },
  fields: {
    at: loggedColumns.at,
    kind: {
      ...loggedColumns.reason,
      choices: Object.fromEntries(conflictKinds.map((kind) => [kind, conflictWords[kind]])),
    },
    finding: { en: 'Finding', hi: 'क्या मिला', pa: 'ਕੀ ਲੱਭਿਆ' },
    entity,
    row: record,
    otherEntity: entity,
    other: { en: 'Other record', hi: 'दूसरा रिकॉर्ड', pa: 'ਦੂਜਾ ਰਿਕਾਰਡ' },
    deviceNumber,
    winner: {
      en: 'What stands',
      hi: 'क्या रखा गया',
      pa: 'ਕੀ ਰੱਖਿਆ ਗਿਆ',
      choices: {
        cloud: { en: 'Cloud', hi: 'क्लाउड', pa: 'ਕਲਾਊਡ' },
        device,
        none: { en: 'Both', hi: 'दोनों', pa: 'ਦੋਵੇਂ' },
      },
    },
    settledAt: { en: 'Checked on', hi: 'कब जाँचा', pa: 'ਕਦੋਂ ਜਾਂਚਿਆ' },
    settledByName: { en: 'Checked by', hi: 'किसने जाँचा', pa: 'ਕਿਸ ਨੇ ਜਾਂਚਿਆ' },
    note: commonWords.notes,
  },
};
