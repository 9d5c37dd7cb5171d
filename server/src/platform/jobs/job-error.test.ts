import { expect, test } from 'vitest';
import { PortalError } from '../http/portal-error.ts';
import { keptOf, shownError } from './job-error.ts';

/** As it comes back from the database. */
function shown(refusal: PortalError, language: 'en' | 'hi' | 'pa') {
  const kept = JSON.parse(JSON.stringify(keptOf(refusal) ?? null));
  return shownError({ code: refusal.code, kept }, language);
}

test('the text of an error is filled with its words in the language of the reader', () => {
  const refusal = new PortalError('CARD_STOPPED', {
    data: { ids: ['a'] },
    words: (language) => ({ numbers: `${language} 12` }),
  });
  for (const language of ['en', 'hi', 'pa'] as const) {
    const { message, data } = shown(refusal, language);
    expect(message).toContain(`${language} 12`);
    expect(message).not.toContain('{');
    expect(data).toEqual({ ids: ['a'] });
  }
});

test('an error without words keeps its data, or nothing', () => {
  expect(shown(new PortalError('SHEET_BROKEN', { data: { row: 3 } }), 'en').data).toEqual({ row: 3 });
  expect(shown(new PortalError('NOT_FOUND'), 'en').data).toBeNull();
  expect(shownError({ code: 'OF_AN_OLDER_VERSION', kept: null }, 'en').code).toBe('INTERNAL');
});
