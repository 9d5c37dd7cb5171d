import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { memberWords } from '../oae/words.ts';
import { identityColumns } from '../people/logged-words.ts';
import { personWords } from '../people/words.ts';
import { vehicleTypeWords } from '../transport/words.ts';
import { applicationStatusLabels } from './application-labels.ts';
import { applicationEntryWords, applicationWords, questionWords } from './words.ts';

const { validFrom, validTo } = memberWords.fields;

export const applicationLog: LoggedWords = {
  entity: 'application',
  fields: {
    ...applicationEntryWords,
    ...identityColumns,
    madeBy: applicationWords.fields.madeByName,
    editedBy: { en: 'Edited by', hi: 'किसने बदला', pa: 'ਕਿਸ ਨੇ ਬਦਲੀ' },
    preApprovedBy: { en: 'Pre-approved by', hi: 'शुरुआती मंज़ूरी किसने दी', pa: 'ਮੁੱਢਲੀ ਮਨਜ਼ੂਰੀ ਕਿਸ ਨੇ ਦਿੱਤੀ' },
    approvedBy: { en: 'Approved by', hi: 'मंज़ूरी किसने दी', pa: 'ਮਨਜ਼ੂਰੀ ਕਿਸ ਨੇ ਦਿੱਤੀ' },
    resultSewadar: { en: 'New sewadar', hi: 'नए सेवादार', pa: 'ਨਵੇਂ ਸੇਵਾਦਾਰ' },
    resultMember: { en: 'New member', hi: 'नए सदस्य', pa: 'ਨਵੇਂ ਮੈਂਬਰ' },
    resultEntitlement: { en: 'New entitlement', hi: 'नया हक़', pa: 'ਨਵਾਂ ਹੱਕ' },
    resultPass: { en: 'New pass', hi: 'नया गाड़ी पास', pa: 'ਨਵਾਂ ਗੱਡੀ ਪਾਸ' },
  },
  parts: { form: questionWords },
};

export const remarkLog: LoggedWords = {
  entity: 'application_remark',
  logged: { en: 'Remark on an application', hi: 'आवेदन पर टिप्पणी', pa: 'ਅਰਜ਼ੀ ਉੱਤੇ ਟਿੱਪਣੀ' },
  fields: {
    application: applicationWords.one,
    centre: commonWords.centre,
    at: loggedColumns.at,
    userName: loggedColumns.userName,
    fromStatus: { en: 'From', hi: 'पहले', pa: 'ਪਹਿਲਾਂ', choices: applicationStatusLabels },
    toStatus: { en: 'To', hi: 'अब', pa: 'ਹੁਣ', choices: applicationStatusLabels },
    isUndo: { en: 'Undone', hi: 'पहले जैसा किया गया', pa: 'ਪਹਿਲਾਂ ਵਰਗਾ ਕੀਤਾ ਗਿਆ' },
    text: { en: 'Remark', hi: 'टिप्पणी', pa: 'ਟਿੱਪਣੀ' },
  },
};

/** What a final acceptance makes besides sewadars and members, until badges are a module of their own. */
export const entitlementLog: LoggedWords = {
  entity: 'badge_entitlement',
  logged: { en: 'Badge entitlement', hi: 'बैज का हक़', pa: 'ਬੈਜ ਦਾ ਹੱਕ' },
  fields: {
    centre: commonWords.centre,
    badgeType: { en: 'Badge type', hi: 'बैज की किस्म', pa: 'ਬੈਜ ਦੀ ਕਿਸਮ' },
    sewadar: applicationWords.fields.sewadar,
    ...personWords,
    photo: commonWords.photo,
    validFrom,
    validTo,
  },
};

export const vehiclePassLog: LoggedWords = {
  entity: 'vehicle_pass',
  logged: { en: 'Vehicle pass', hi: 'गाड़ी पास', pa: 'ਗੱਡੀ ਪਾਸ' },
  fields: {
    centre: commonWords.centre,
    number: commonWords.number,
    passType: { en: 'Pass type', hi: 'पास की किस्म', pa: 'ਪਾਸ ਦੀ ਕਿਸਮ' },
    sewadar: applicationWords.fields.sewadar,
    name: personWords.name,
    phone: personWords.phone,
    vehicleNumber: questionWords.vehicleNumber,
    vehicleType: vehicleTypeWords,
    validFrom,
    validTo,
    revokedAt: { en: 'Revoked', hi: 'रद्द', pa: 'ਰੱਦ' },
    revokeReason: { en: 'Why revoked', hi: 'रद्द क्यों', pa: 'ਰੱਦ ਕਿਉਂ' },
    printCount: { en: 'Prints', hi: 'प्रिंट', pa: 'ਪ੍ਰਿੰਟ' },
  },
};
