import { commonWords } from '../kernel/resource/common-words.ts';
import { premisesPapers } from './papers.ts';
import { subjectLabels } from './premises-labels.ts';
import { sgRecordKindLabels, sgRecordStatusLabels } from './record-labels.ts';

const paperChoices = Object.fromEntries(
  Object.entries(premisesPapers.paperKinds).map(([kind, { words }]) => [kind, words]),
) as { [Kind in keyof typeof premisesPapers.paperKinds]: (typeof premisesPapers.paperKinds)[Kind]['words'] };

export const sgRecordWords = {
  one: { en: 'SG record', hi: 'SG रिकॉर्ड', pa: 'SG ਰਿਕਾਰਡ' },
  many: { en: 'SG records', hi: 'SG रिकॉर्ड', pa: 'SG ਰਿਕਾਰਡ' },
  empty: {
    en: 'Enter what needs a decision or has a date: a repair, a purchase, a licence. Two people approve it.',
    hi: 'जिस काम का फ़ैसला या तारीख़ हो, उसे दर्ज करें: मरम्मत, ख़रीद, लाइसेंस। दो लोग मंज़ूरी देते हैं।',
    pa: 'ਜਿਸ ਕੰਮ ਦਾ ਫ਼ੈਸਲਾ ਜਾਂ ਤਾਰੀਖ਼ ਹੋਵੇ, ਉਹ ਦਰਜ ਕਰੋ: ਮੁਰੰਮਤ, ਖ਼ਰੀਦ, ਲਾਇਸੈਂਸ। ਦੋ ਜਣੇ ਮਨਜ਼ੂਰੀ ਦਿੰਦੇ ਹਨ।',
  },
  fields: {
    number: commonWords.number,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    kind: { en: 'Kind', hi: 'किस्म', pa: 'ਕਿਸਮ', choices: sgRecordKindLabels },
    subject: { en: 'Subject', hi: 'विषय', pa: 'ਵਿਸ਼ਾ', choices: subjectLabels },
    title: { en: 'Title', hi: 'शीर्षक', pa: 'ਸਿਰਲੇਖ' },
    details: { en: 'What and why', hi: 'क्या और क्यों', pa: 'ਕੀ ਅਤੇ ਕਿਉਂ' },
    paperKind: {
      en: 'Document to renew',
      hi: 'कौन-सा काग़ज़ रिन्यू हो',
      pa: 'ਕਿਹੜਾ ਕਾਗਜ਼ ਰੀਨਿਊ ਹੋਵੇ',
      hint: {
        en: 'For a licence or inspection. The completion enters the new document.',
        hi: 'लाइसेंस या निरीक्षण के लिए। काम पूरा होने पर नया काग़ज़ दर्ज होता है।',
        pa: 'ਲਾਇਸੈਂਸ ਜਾਂ ਨਿਰੀਖਣ ਲਈ। ਕੰਮ ਪੂਰਾ ਹੋਣ ਉੱਤੇ ਨਵਾਂ ਕਾਗਜ਼ ਦਰਜ ਹੁੰਦਾ ਹੈ।',
      },
      choices: paperChoices,
    },
    estimate: { en: 'Estimated cost', hi: 'अनुमानित ख़र्च', pa: 'ਅੰਦਾਜ਼ਨ ਖ਼ਰਚਾ' },
    billed: { en: 'Real cost', hi: 'असली ख़र्च', pa: 'ਅਸਲ ਖ਼ਰਚਾ' },
    vendor: { en: 'Vendor', hi: 'विक्रेता', pa: 'ਵਿਕਰੇਤਾ' },
    dueDay: { en: 'Due day', hi: 'कब तक', pa: 'ਕਦੋਂ ਤੱਕ' },
    remarks: { en: 'Remarks', hi: 'टिप्पणी', pa: 'ਟਿੱਪਣੀ' },
    status: { ...commonWords.status, choices: sgRecordStatusLabels },
    statusSince: { en: 'Status since', hi: 'स्थिति कब से', pa: 'ਸਥਿਤੀ ਕਦੋਂ ਤੋਂ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    revision: { en: 'Version', hi: 'वर्ज़न', pa: 'ਵਰਜ਼ਨ' },
    progress: { en: 'Progress (%)', hi: 'काम कितना हुआ (%)', pa: 'ਕੰਮ ਕਿੰਨਾ ਹੋਇਆ (%)' },
    completedOn: { en: 'Completed on', hi: 'कब पूरा हुआ', pa: 'ਕਦੋਂ ਪੂਰਾ ਹੋਇਆ' },
    completedByName: { en: 'Completed by', hi: 'किसने पूरा किया', pa: 'ਕਿਸ ਨੇ ਪੂਰਾ ਕੀਤਾ' },
    completion: { en: 'Result', hi: 'नतीजा', pa: 'ਨਤੀਜਾ' },
    reopenReason: { en: 'Reopened because', hi: 'फिर क्यों खोला', pa: 'ਮੁੜ ਕਿਉਂ ਖੋਲ੍ਹਿਆ' },
    madeByName: { en: 'Entered by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
    l1ByName: { en: 'First approval by', hi: 'पहली मंज़ूरी किसकी', pa: 'ਪਹਿਲੀ ਮਨਜ਼ੂਰੀ ਕਿਸ ਦੀ' },
    l1At: { en: 'First approval on', hi: 'पहली मंज़ूरी कब', pa: 'ਪਹਿਲੀ ਮਨਜ਼ੂਰੀ ਕਦੋਂ' },
    l2ByName: { en: 'Second approval by', hi: 'दूसरी मंज़ूरी किसकी', pa: 'ਦੂਜੀ ਮਨਜ਼ੂਰੀ ਕਿਸ ਦੀ' },
    l2At: { en: 'Second approval on', hi: 'दूसरी मंज़ूरी कब', pa: 'ਦੂਜੀ ਮਨਜ਼ੂਰੀ ਕਦੋਂ' },
    isOwnWork: { en: 'Own record', hi: 'अपना रिकॉर्ड', pa: 'ਆਪਣਾ ਰਿਕਾਰਡ' },
    isFirstApprover: { en: 'Own first approval', hi: 'अपनी पहली मंज़ूरी', pa: 'ਆਪਣੀ ਪਹਿਲੀ ਮਨਜ਼ੂਰੀ' },
    isInForce: { en: 'Approved version in force', hi: 'मंज़ूर वर्ज़न लागू', pa: 'ਮਨਜ਼ੂਰ ਵਰਜ਼ਨ ਲਾਗੂ' },
    isOverdue: { en: 'Overdue', hi: 'देर हुई', pa: 'ਦੇਰ ਹੋਈ' },
    isWaiting: { en: 'Waiting for me', hi: 'मेरे फ़ैसले के लिए बाकी', pa: 'ਮੇਰੇ ਫ਼ੈਸਲੇ ਲਈ ਬਾਕੀ' },
    isReturned: { en: 'Sent back', hi: 'वापस भेजा', pa: 'ਵਾਪਸ ਭੇਜਿਆ' },
    isCompleted: { en: 'Completed', hi: 'पूरा', pa: 'ਪੂਰਾ' },
    before: { en: 'As last decided', hi: 'पिछले फ़ैसले के समय', pa: 'ਪਿਛਲੇ ਫ਼ੈਸਲੇ ਵੇਲੇ' },
    inForce: { en: 'Version in force', hi: 'लागू वर्ज़न', pa: 'ਲਾਗੂ ਵਰਜ਼ਨ' },
    verdicts: { en: 'Fields', hi: 'जानकारी', pa: 'ਜਾਣਕਾਰੀ' },
    hasPhotoBefore: { en: 'Photo before', hi: 'पहले की फ़ोटो', pa: 'ਪਹਿਲਾਂ ਦੀ ਫ਼ੋਟੋ' },
    hasPhotoAfter: { en: 'Photo after', hi: 'बाद की फ़ोटो', pa: 'ਬਾਅਦ ਦੀ ਫ਼ੋਟੋ' },
    dueDayFrom: { en: 'Due from', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
  },
} as const;
