import type { ChoiceWords } from '../../../platform/import/cells.rules.ts';
import { personStatusWords } from '../../people/public.ts';

/** How people write the choices of a sewadar beside the words that the portal has for them. */

export const maritalWords: ChoiceWords<'single' | 'married' | 'widowed' | 'divorced'> = {
  single: ['unmarried', 'bachelor', 'no', 'अविवाहित', 'ਅਣਵਿਆਹਿਆ', 'ਅਣਵਿਆਹੇ', 'ਕੁਆਰਾ'],
  married: ['m', 'yes', 'विवाहित', 'ਵਿਆਹੁਤਾ', 'ਵਿਆਹਿਆ', 'ਵਿਆਹੇ'],
  widowed: ['widow', 'widower', 'विधवा', 'विधुर', 'ਵਿਧਵਾ', 'ਵਿਧੁਰ', 'ਰੰਡਾ', 'ਵਿਧਵਾ / ਰੰਡਾ', 'ਵਿਧਵਾ/ਰੰਡੂਆ'],
  divorced: ['separated', 'तलाकशुदा', 'ਤਲਾਕਸ਼ੁਦਾ'],
};

export const statusWords: ChoiceWords<'active' | 'onLeave' | 'inactive' | 'deceased'> = {
  active: personStatusWords.active,
  onLeave: ['leave', 'on-leave', 'अवकाश पर', 'छुट्टी पर', 'ਛੁੱਟੀ ਉੱਤੇ'],
  inactive: personStatusWords.inactive,
  deceased: ['expired', ...personStatusWords.deceased],
};
