import type { ChoiceWords } from '../../../platform/import/cells.rules.ts';

/** How people write the choices of a sewadar beside the words that the portal has for them. */

export const maritalWords: ChoiceWords<'single' | 'married' | 'widowed' | 'divorced'> = {
  single: ['unmarried', 'bachelor', 'no', 'अविवाहित', 'ਅਣਵਿਆਹਿਆ', 'ਅਣਵਿਆਹੇ', 'ਕੁਆਰਾ'],
  married: ['m', 'yes', 'विवाहित', 'ਵਿਆਹੁਤਾ', 'ਵਿਆਹਿਆ', 'ਵਿਆਹੇ'],
  widowed: ['widow', 'widower', 'विधवा', 'विधुर', 'ਵਿਧਵਾ', 'ਵਿਧੁਰ', 'ਰੰਡਾ', 'ਵਿਧਵਾ / ਰੰਡਾ', 'ਵਿਧਵਾ/ਰੰਡੂਆ'],
  divorced: ['separated', 'तलाकशुदा', 'ਤਲਾਕਸ਼ੁਦਾ'],
};

export const statusWords: ChoiceWords<'active' | 'onLeave' | 'inactive' | 'deceased'> = {
  active: ['a', 'serving', 'सक्रिय', 'ਸਰਗਰਮ', 'ਚਾਲੂ'],
  onLeave: ['leave', 'on-leave', 'अवकाश पर', 'छुट्टी पर', 'ਛੁੱਟੀ ਉੱਤੇ'],
  inactive: ['left', 'सक्रिय नहीं', 'निष्क्रिय', 'ਸਰਗਰਮ ਨਹੀਂ', 'ਗੈਰ-ਸਰਗਰਮ', 'ਗ਼ੈਰ-ਸਰਗਰਮ', 'ਅਸਰਗਰਮ', 'ਬੰਦ'],
  deceased: [
    'expired',
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
