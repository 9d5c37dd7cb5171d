import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Gurpreet Singh Sandhu', 'GS'],
  ['ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'ਗਕ'],
  ['ਸ਼ਮਸ਼ੇਰ ਸਿੰਘ', 'ਸ਼ਸ'],
  ['श्रीमती  उषा', 'शउ'],
  ['(late) élodie', 'LÉ'],
  ['Asha', 'A'],
  ['  ', ''],
])('%s → %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
