import type { ErrorTexts } from './error-texts.ts';

/** Refusals of decisions, whatever is decided. */
export const fourEyesErrors = {
  DECIDED_MEANWHILE: {
    status: 409,
    en: 'Meanwhile {name} changed the status to “{status}”. Your click changed nothing. Look again, then decide.',
    hi: 'इस बीच स्थिति बदल गई: “{status}” ({name})। आपके क्लिक से कुछ नहीं बदला। फिर से देखकर तय करें।',
    pa: 'ਇਸ ਦੌਰਾਨ ਸਥਿਤੀ ਬਦਲ ਗਈ: “{status}” ({name})। ਤੁਹਾਡੇ ਕਲਿੱਕ ਨਾਲ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਮੁੜ ਵੇਖ ਕੇ ਫ਼ੈਸਲਾ ਕਰੋ।',
  },
  EDITED_MEANWHILE: {
    status: 409,
    en: 'Meanwhile {name} edited this record. Your click changed nothing. Read the changes, then decide.',
    hi: 'इस बीच यह रिकॉर्ड बदला गया ({name})। आपके क्लिक से कुछ नहीं बदला। बदलाव देखकर तय करें।',
    pa: 'ਇਸ ਦੌਰਾਨ ਇਹ ਰਿਕਾਰਡ ਬਦਲਿਆ ਗਿਆ ({name})। ਤੁਹਾਡੇ ਕਲਿੱਕ ਨਾਲ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਬਦਲਾਅ ਵੇਖ ਕੇ ਫ਼ੈਸਲਾ ਕਰੋ।',
  },
  STATUS_MOVE_UNKNOWN: {
    status: 409,
    en: 'This record cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'यह रिकॉर्ड “{from}” से “{to}” में नहीं जा सकता। कुछ नहीं बदला।',
    pa: 'ਇਹ ਰਿਕਾਰਡ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  OWN_RECORD: {
    status: 403,
    en: 'You made or edited this record, so someone else must decide on it.',
    hi: 'यह रिकॉर्ड आपने बनाया या बदला है, इसलिए फ़ैसला कोई और करेगा।',
    pa: 'ਇਹ ਰਿਕਾਰਡ ਤੁਸੀਂ ਬਣਾਇਆ ਜਾਂ ਬਦਲਿਆ ਹੈ, ਇਸ ਲਈ ਫ਼ੈਸਲਾ ਕੋਈ ਹੋਰ ਕਰੇਗਾ।',
  },
  DECISION_UNDO_REFUSED: {
    status: 409,
    en: 'This decision can no longer be undone. The record was changed since, or ten minutes have passed.',
    hi: 'यह फ़ैसला अब पहले जैसा नहीं हो सकता। रिकॉर्ड इसके बाद बदला गया, या दस मिनट बीत गए।',
    pa: 'ਇਹ ਫ਼ੈਸਲਾ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਰਿਕਾਰਡ ਇਸ ਤੋਂ ਬਾਅਦ ਬਦਲਿਆ ਗਿਆ, ਜਾਂ ਦਸ ਮਿੰਟ ਲੰਘ ਗਏ।',
  },
  DECISION_REASON_NEEDED: {
    status: 400,
    en: 'Give a reason. Whoever corrects the record needs it.',
    hi: 'कारण लिखें। रिकॉर्ड ठीक करने वाले को इसकी ज़रूरत है।',
    pa: 'ਕਾਰਨ ਲਿਖੋ। ਰਿਕਾਰਡ ਠੀਕ ਕਰਨ ਵਾਲੇ ਨੂੰ ਇਸ ਦੀ ਲੋੜ ਹੈ।',
  },
} as const satisfies ErrorTexts;
