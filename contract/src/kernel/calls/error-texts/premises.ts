import type { ErrorTexts } from './error-texts.ts';

/** Refusals about satsang ghars and their records. */
export const premisesErrors = {
  PREMISES_EXIST: {
    status: 409,
    en: 'This centre already has a satsang ghar in use. Change that one, or set its status to Closed first.',
    hi: 'इस केंद्र का एक सत्संग घर पहले से चालू है। उसी की जानकारी बदलें, या पहले उसकी स्थिति “बंद” करें।',
    pa: 'ਇਸ ਸੈਂਟਰ ਦਾ ਇੱਕ ਸਤਿਸੰਗ ਘਰ ਪਹਿਲਾਂ ਹੀ ਚਾਲੂ ਹੈ। ਉਸੇ ਦੀ ਜਾਣਕਾਰੀ ਬਦਲੋ, ਜਾਂ ਪਹਿਲਾਂ ਉਸ ਦੀ ਸਥਿਤੀ “ਬੰਦ” ਕਰੋ।',
  },
  SG_RECORD_COMPLETED: {
    status: 409,
    en: 'This work is completed. It must be reopened before it is changed.',
    hi: 'यह काम पूरा हो चुका है। बदलने से पहले इसे फिर खोलना होगा।',
    pa: 'ਇਹ ਕੰਮ ਪੂਰਾ ਹੋ ਚੁੱਕਾ ਹੈ। ਬਦਲਣ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹਣਾ ਪਵੇਗਾ।',
  },
  SG_RECORD_NOT_COMPLETED: {
    status: 409,
    en: 'This work is not completed. There is nothing to reopen.',
    hi: 'यह काम पूरा नहीं हुआ है। फिर खोलने को कुछ नहीं है।',
    pa: 'ਇਹ ਕੰਮ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ। ਮੁੜ ਖੋਲ੍ਹਣ ਨੂੰ ਕੁਝ ਨਹੀਂ ਹੈ।',
  },
  SG_PAPER_RENEWED_SINCE: {
    status: 409,
    en: 'The document of this work was renewed since. Delete the newer document first.',
    hi: 'इस काम का काग़ज़ उसके बाद रिन्यू हो चुका है। पहले नया काग़ज़ मिटाएँ।',
    pa: 'ਇਸ ਕੰਮ ਦਾ ਕਾਗਜ਼ ਉਸ ਤੋਂ ਬਾਅਦ ਰੀਨਿਊ ਹੋ ਚੁੱਕਾ ਹੈ। ਪਹਿਲਾਂ ਨਵਾਂ ਕਾਗਜ਼ ਮਿਟਾਓ।',
  },
  SG_RECORD_NOT_APPROVED: {
    status: 409,
    en: 'This needs both approvals first. Nothing was entered.',
    hi: 'इसके लिए पहले दोनों मंज़ूरियाँ चाहिए। कुछ दर्ज नहीं हुआ।',
    pa: 'ਇਸ ਲਈ ਪਹਿਲਾਂ ਦੋਵੇਂ ਮਨਜ਼ੂਰੀਆਂ ਚਾਹੀਦੀਆਂ ਹਨ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।',
  },
  SG_RECORD_DECIDED: {
    status: 409,
    en: 'A record that was approved is not deleted. Send it back with a reason instead.',
    hi: 'मंज़ूर हो चुका रिकॉर्ड मिटाया नहीं जाता। इसे कारण लिखकर वापस भेजें।',
    pa: 'ਮਨਜ਼ੂਰ ਹੋ ਚੁੱਕਾ ਰਿਕਾਰਡ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾਂਦਾ। ਇਸ ਨੂੰ ਕਾਰਨ ਲਿਖ ਕੇ ਵਾਪਸ ਭੇਜੋ।',
  },
  SG_RECORD_HAS_BILLS: {
    status: 409,
    en: 'A record with bills is not deleted: the bills are part of the accounts.',
    hi: 'जिस रिकॉर्ड में बिल हैं, वह मिटाया नहीं जाता। बिल हिसाब का हिस्सा हैं।',
    pa: 'ਜਿਸ ਰਿਕਾਰਡ ਵਿੱਚ ਬਿੱਲ ਹਨ, ਉਹ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾਂਦਾ। ਬਿੱਲ ਹਿਸਾਬ ਦਾ ਹਿੱਸਾ ਹਨ।',
  },
  FIELDS_SENT_BACK: {
    status: 409,
    en: 'You marked fields to be corrected. Send the record back, or accept them.',
    hi: 'आपने कुछ जानकारी सुधारने को कहा है। रिकॉर्ड वापस भेजें, या उस जानकारी पर “ठीक है” चुनें।',
    pa: 'ਤੁਸੀਂ ਕੁਝ ਜਾਣਕਾਰੀ ਠੀਕ ਕਰਨ ਨੂੰ ਕਿਹਾ ਹੈ। ਰਿਕਾਰਡ ਵਾਪਸ ਭੇਜੋ, ਜਾਂ ਉਸ ਜਾਣਕਾਰੀ ਉੱਤੇ “ਠੀਕ ਹੈ” ਚੁਣੋ।',
  },
  VERDICT_COMMENT_NEEDED: {
    status: 400,
    en: 'Say at each marked field what is to be corrected.',
    hi: 'जिस जानकारी को सुधारना है, उसके साथ लिखें कि क्या सुधारना है।',
    pa: 'ਜੋ ਜਾਣਕਾਰੀ ਠੀਕ ਕਰਨੀ ਹੈ, ਉਸ ਨਾਲ ਲਿਖੋ ਕਿ ਕੀ ਠੀਕ ਕਰਨਾ ਹੈ।',
  },
  SG_NOTHING_TO_WITHDRAW: {
    status: 409,
    en: 'There is no changed version to withdraw.',
    hi: 'वापस लेने के लिए कोई बदला हुआ वर्ज़न नहीं है।',
    pa: 'ਵਾਪਸ ਲੈਣ ਲਈ ਕੋਈ ਬਦਲਿਆ ਵਰਜ਼ਨ ਨਹੀਂ ਹੈ।',
  },
  SG_BILL_TWICE: {
    status: 409,
    en: 'This bill of the vendor is entered already, on record {number}. Nothing was entered.',
    hi: 'विक्रेता का यह बिल पहले से दर्ज है (रिकॉर्ड {number})। कुछ दर्ज नहीं हुआ।',
    pa: 'ਵਿਕਰੇਤਾ ਦਾ ਇਹ ਬਿੱਲ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ (ਰਿਕਾਰਡ {number})। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।',
  },
  SG_PHOTOS_NEEDED: {
    status: 409,
    en: 'Attach a photo before and a photo after the work first.',
    hi: 'पहले काम से पहले और बाद की एक-एक फ़ोटो लगाएँ।',
    pa: 'ਪਹਿਲਾਂ ਕੰਮ ਤੋਂ ਪਹਿਲਾਂ ਅਤੇ ਬਾਅਦ ਦੀ ਇੱਕ-ਇੱਕ ਫ਼ੋਟੋ ਲਗਾਓ।',
  },
  SG_PAPER_DAY_NEEDED: {
    status: 400,
    en: 'Enter until when the renewed document is valid.',
    hi: 'लिखें कि नया काग़ज़ कब तक मान्य है।',
    pa: 'ਲਿਖੋ ਕਿ ਨਵਾਂ ਕਾਗਜ਼ ਕਦੋਂ ਤੱਕ ਚੱਲਦਾ ਹੈ।',
  },
  SG_PREMISES_NEEDED: {
    status: 409,
    en: 'Enter the satsang ghar of this centre first. The renewed document belongs to it.',
    hi: 'पहले इस केंद्र का सत्संग घर दर्ज करें। नया काग़ज़ उसी का होता है।',
    pa: 'ਪਹਿਲਾਂ ਇਸ ਸੈਂਟਰ ਦਾ ਸਤਿਸੰਗ ਘਰ ਦਰਜ ਕਰੋ। ਨਵਾਂ ਕਾਗਜ਼ ਉਸੇ ਦਾ ਹੁੰਦਾ ਹੈ।',
  },
  SG_DAY_IN_FUTURE: {
    status: 400,
    en: 'This day is in the future. Enter the day on which it happened.',
    hi: 'यह तारीख़ आगे की है। जिस दिन काम हुआ, वह तारीख़ लिखें।',
    pa: 'ਇਹ ਤਾਰੀਖ਼ ਅੱਗੇ ਦੀ ਹੈ। ਜਿਸ ਦਿਨ ਕੰਮ ਹੋਇਆ, ਉਹ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  },
} as const satisfies ErrorTexts;
