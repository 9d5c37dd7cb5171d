/** Words of fields that many resources share. */
export const commonWords = {
  number: { en: 'Number', hi: 'नंबर', pa: 'ਨੰਬਰ' },
  name: { en: 'Name', hi: 'नाम', pa: 'ਨਾਮ' },
  code: {
    en: 'Code',
    hi: 'कोड',
    pa: 'ਕੋਡ',
    hint: {
      en: 'Up to 12 letters A–Z, digits or dashes',
      hi: 'ज़्यादा से ज़्यादा 12 अक्षर A–Z, अंक या डैश',
      pa: 'ਵੱਧ ਤੋਂ ਵੱਧ 12 ਅੱਖਰ A–Z, ਅੰਕ ਜਾਂ ਡੈਸ਼',
    },
  },
  centre: {
    en: 'Centre',
    hi: 'केंद्र',
    pa: 'ਸੈਂਟਰ',
    synonyms: ['center', 'centre code', 'center code', 'centre name', 'satsang centre', 'सेंटर', 'ਕੇਂਦਰ'],
  },
  centreName: { en: 'Centre', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
  address: {
    en: 'Address',
    hi: 'पता',
    pa: 'ਪਤਾ',
    synonyms: ['full address', 'residence', 'residential address', 'घर का पता', 'ਘਰ ਦਾ ਪਤਾ'],
  },
  photo: { en: 'Photo', hi: 'फ़ोटो', pa: 'ਫ਼ੋਟੋ' },
  status: { en: 'Status', hi: 'स्थिति', pa: 'ਸਥਿਤੀ' },
  isActive: {
    en: 'Status',
    hi: 'स्थिति',
    pa: 'ਸਥਿਤੀ',
    choices: {
      true: { en: 'Active', hi: 'चालू', pa: 'ਚਾਲੂ' },
      false: { en: 'Inactive', hi: 'बंद', pa: 'ਬੰਦ' },
    },
  },
  notes: {
    en: 'Notes',
    hi: 'नोट',
    pa: 'ਨੋਟ',
    synonyms: ['note', 'remarks', 'remark', 'comments', 'टिप्पणी', 'रिमार्क', 'ਟਿੱਪਣੀ', 'ਰਿਮਾਰਕ'],
  },
} as const;

/** Words of `true` and `false` in fields that have none of their own. */
export const yesNoWords = {
  true: { en: 'Yes', hi: 'हाँ', pa: 'ਹਾਂ' },
  false: { en: 'No', hi: 'नहीं', pa: 'ਨਹੀਂ' },
} as const;
