import type { Texts } from '../kernel/values/languages.ts';
import type { CardElementKind, CardField } from './card-template.ts';

/** A field as a card says it, with its label around the value. */
export const labelledFields: Readonly<Record<CardField, Texts>> = {
  name: { en: 'Name: {value}', hi: 'नाम: {value}', pa: 'ਨਾਮ: {value}' },
  nameLatin: { en: 'Name: {value}', hi: 'नाम: {value}', pa: 'ਨਾਮ: {value}' },
  number: { en: 'No. {value}', hi: 'नंबर {value}', pa: 'ਨੰਬਰ {value}' },
  type: { en: 'Badge: {value}', hi: 'बैज: {value}', pa: 'ਬੈਜ: {value}' },
  category: { en: 'Category: {value}', hi: 'श्रेणी: {value}', pa: 'ਸ਼੍ਰੇਣੀ: {value}' },
  centre: { en: 'Centre: {value}', hi: 'केंद्र: {value}', pa: 'ਸੈਂਟਰ: {value}' },
  department: { en: 'Department: {value}', hi: 'विभाग: {value}', pa: 'ਵਿਭਾਗ: {value}' },
  area: { en: '{value} Area', hi: 'क्षेत्र: {value}', pa: 'ਏਰੀਆ: {value}' },
  validFrom: { en: 'Valid from {value}', hi: '{value} से मान्य', pa: '{value} ਤੋਂ ਮਿਆਦ ਸ਼ੁਰੂ' },
  validTo: { en: 'Valid until {value}', hi: '{value} तक मान्य', pa: '{value} ਤੱਕ ਮਿਆਦ' },
  attends: { en: 'Elder: {value}', hi: 'बुज़ुर्ग: {value}', pa: 'ਬਜ਼ੁਰਗ: {value}' },
};

/** What the fields are called where a template is edited. */
export const cardFieldNames: Readonly<Record<CardField, Texts>> = {
  name: { en: 'Name', hi: 'नाम', pa: 'ਨਾਮ' },
  nameLatin: { en: 'Name in English letters', hi: 'नाम (अंग्रेज़ी अक्षरों में)', pa: 'ਨਾਮ (ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ)' },
  number: { en: 'Number', hi: 'नंबर', pa: 'ਨੰਬਰ' },
  type: { en: 'Badge type', hi: 'बैज की किस्म', pa: 'ਬੈਜ ਦੀ ਕਿਸਮ' },
  category: { en: 'Category', hi: 'श्रेणी', pa: 'ਸ਼੍ਰੇਣੀ' },
  centre: { en: 'Centre', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
  department: { en: 'Department', hi: 'विभाग', pa: 'ਵਿਭਾਗ' },
  area: { en: 'Area', hi: 'क्षेत्र', pa: 'ਏਰੀਆ' },
  validFrom: { en: 'Valid from', hi: 'मियाद कब से', pa: 'ਮਿਆਦ ਕਦੋਂ ਤੋਂ' },
  validTo: { en: 'Valid until', hi: 'मियाद कब तक', pa: 'ਮਿਆਦ ਕਦੋਂ ਤੱਕ' },
  attends: { en: 'Elder (of an attendant)', hi: 'बुज़ुर्ग (सहायक के)', pa: 'ਬਜ਼ੁਰਗ (ਸਹਾਇਕ ਦੇ)' },
};

export const cardElementNames: Readonly<Record<CardElementKind, Texts>> = {
  field: { en: 'Field', hi: 'जानकारी', pa: 'ਜਾਣਕਾਰੀ' },
  text: { en: 'Text', hi: 'लिखावट', pa: 'ਲਿਖਤ' },
  photo: { en: 'Photo', hi: 'फ़ोटो', pa: 'ਫ਼ੋਟੋ' },
  code: { en: 'Code', hi: 'कोड', pa: 'ਕੋਡ' },
  picture: { en: 'Logo', hi: 'लोगो', pa: 'ਲੋਗੋ' },
  box: { en: 'Box', hi: 'डिब्बा', pa: 'ਡੱਬਾ' },
  line: { en: 'Line', hi: 'लाइन', pa: 'ਲਾਈਨ' },
};
