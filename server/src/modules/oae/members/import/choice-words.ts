import type { mobilities, needs } from '@sewa/contract/oae/enclosure';
import type { ChoiceWords } from '../../../../platform/import/cells.rules.ts';

/** How people write the choices of a member beside the words that the portal has for them. */

export const mobilityWords: ChoiceWords<(typeof mobilities)[number]> = {
  walks: ['walking', 'walk', 'on foot', 'पैदल', 'ਪੈਦਲ'],
  stick: ['with stick', 'walking stick', 'cane', 'छड़ी', 'लाठी', 'ਸੋਟੀ', 'ਖੂੰਡੀ'],
  wheelchair: ['on wheelchair', 'w/c', 'पहियाकुर्सी', 'ਵੀਲ ਚੇਅਰ'],
  stretcher: ['on stretcher', 'ਸਟਰੈਚਰ'],
};

export const needWords: ChoiceWords<(typeof needs)[number]> = {
  hearing: ['deaf', 'hearing aid', 'कम सुनते हैं', 'ਘੱਟ ਸੁਣਦੇ ਹਨ'],
  sight: ['eyesight', 'weak eyesight', 'नज़र', 'ਨਜ਼ਰ'],
  oxygen: ['o2', 'oxygen cylinder'],
  diet: ['special food', 'परहेज़', 'ਪਰਹੇਜ਼'],
};
