import type { ChoiceWords } from '../../../platform/import/cells.rules.ts';

/** How people write the choices of a person beside the words that the portal has for them. */
export const genderWords: ChoiceWords<'male' | 'female' | 'other'> = {
  male: ['m', 'man', 'gents', 'bhai', 'पुरुष', 'पु', 'ਪੁਰਸ਼', 'ਮਰਦ', 'ਪੁ'],
  female: ['f', 'w', 'woman', 'ladies', 'bibi', 'महिला', 'स्त्री', 'ਔਰਤ', 'ਇਸਤਰੀ', 'ਮਹਿਲਾ'],
  other: ['o', 'others', 'transgender', 'अन्य', 'ਹੋਰ'],
};

export const relativeWords: ChoiceWords<'father' | 'husband'> = {
  father: ['f', 's/o', 'd/o', 'so', 'do', 'son of', 'daughter of', 'पिता', 'ਪਿਤਾ'],
  husband: ['h', 'w/o', 'wo', 'wife of', 'spouse', 'पति', 'ਪਤੀ'],
};

export const personStatusWords: ChoiceWords<'active' | 'inactive' | 'deceased'> = {
  active: ['a', 'serving', 'सक्रिय', 'ਸਰਗਰਮ', 'ਚਾਲੂ'],
  inactive: ['left', 'सक्रिय नहीं', 'निष्क्रिय', 'ਸਰਗਰਮ ਨਹੀਂ', 'ਗੈਰ-ਸਰਗਰਮ', 'ਗ਼ੈਰ-ਸਰਗਰਮ', 'ਅਸਰਗਰਮ', 'ਬੰਦ'],
  deceased: [
    'late',
    'स्वर्गवास',
    'दिवंगत',
    'स्वर्गवासी',
    'ਚਲਾਣਾ ਕਰ ਗਏ',
    'ਚਲਾਣਾ',
    'ਚੜ੍ਹਾਈ ਕਰ ਗਏ',
    'ਸਵਰਗਵਾਸੀ',
    'ਅਕਾਲ ਚਲਾਣਾ',
  ],
};

export const bloodGroupWords: ChoiceWords<'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-'> = {
  'A+': ['a+ve', 'a positive', 'a pos'],
  'A-': ['a-ve', 'a negative', 'a neg'],
  'B+': ['b+ve', 'b positive', 'b pos'],
  'B-': ['b-ve', 'b negative', 'b neg'],
  'AB+': ['ab+ve', 'ab positive', 'ab pos'],
  'AB-': ['ab-ve', 'ab negative', 'ab neg'],
  'O+': ['o+ve', 'o positive', 'o pos', '0+'],
  'O-': ['o-ve', 'o negative', 'o neg', '0-'],
};
