import { afterEach, expect, test, vi } from 'vitest';
import { CallError, type CallErrorCode } from './call-error.ts';
import { untilAnswered } from './until-answered.ts';

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fails once with this, and is answered then. */
function failingOnce(status: number, code: CallErrorCode) {
  vi.stubGlobal('fetch', async () => new Response());
  return vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new CallError({ status, code, message: '' }))
    .mockResolvedValueOnce('answered');
}

test.each([
  [0, 'NETWORK'],
  [0, 'TIMEOUT'],
  [200, 'NETWORK'],
  [403, 'NETWORK'],
  [502, 'NETWORK'],
  [503, 'UNCONFIRMED'],
] as const)('a call is repeated after %i %s', async (status, code) => {
  const run = failingOnce(status, code);
  expect(await untilAnswered(run, signal)).toBe('answered');
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  [401, 'NETWORK'],
  [409, 'COUNT_CLOSED'],
  [500, 'INTERNAL'],
] as const)('%i %s is an answer', async (status, code) => {
  const run = failingOnce(status, code);
  await expect(untilAnswered(run, signal)).rejects.toMatchObject({ status, code });
  expect(run).toHaveBeenCalledTimes(1);
});

test('a call that nobody waits for any more is not repeated', async () => {
  const run = failingOnce(0, 'NETWORK');
  await expect(untilAnswered(run, AbortSignal.abort())).rejects.toMatchObject({ code: 'NETWORK' });
  expect(run).toHaveBeenCalledTimes(1);
});
