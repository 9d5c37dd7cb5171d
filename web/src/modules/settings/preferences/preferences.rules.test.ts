import type { Preferences } from '@sewa/contract/user/session';
import { expect, test } from 'vitest';
import { changedPreferences, shownPreferences } from './preferences.rules.ts';

const kept: Preferences = {
  language: 'en',
  theme: 'system',
  density: 'comfortable',
  textSize: 'normal',
  startCentre: 'elsewhere',
  alertMails: true,
};

test('a start centre out of reach is shown as none and stays as it was', () => {
  const shown = shownPreferences(kept, [{ id: 'here' }]);
  expect(shown.startCentre).toBeNull();
  expect(changedPreferences(shown, { ...shown, language: 'pa' })).toEqual({ language: 'pa' });
});

test('a start centre in reach is shown, and can be changed and taken away', () => {
  const shown = shownPreferences(kept, [{ id: 'here' }, { id: 'elsewhere' }]);
  expect(shown.startCentre).toBe('elsewhere');
  expect(changedPreferences(shown, shown)).toEqual({});
  expect(changedPreferences(shown, { ...shown, startCentre: 'here' })).toEqual({ startCentre: 'here' });
  expect(changedPreferences(shown, { ...shown, startCentre: null })).toEqual({ startCentre: null });
});
