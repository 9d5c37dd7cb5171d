import { expect, test } from 'vitest';
import { CallError } from '../../../platform/call-error.ts';
import { mayDial } from './may-dial.ts';

const failing = (details: { status: number; said?: string }) => async () => {
  throw new CallError({ code: 'INTERNAL', message: 'Failed', ...details });
};

async function dialled(claim: (signal: AbortSignal) => Promise<unknown>, signal?: AbortSignal) {
  const said: string[] = [];
  return { isFree: await mayDial(claim, (text) => said.push(text), signal), said };
}

test('a donor whom the portal gives is called, and one whom it refuses is not', async () => {
  expect(await dialled(async () => null)).toEqual({ isFree: true, said: [] });
  const refused = await dialled(failing({ status: 409, said: 'Somebody is calling this donor now.' }));
  expect(refused).toEqual({ isFree: false, said: ['Somebody is calling this donor now.'] });
});

test('without an answer of the portal the telephone works', async () => {
  const free = { isFree: true, said: [] };
  expect(await dialled(failing({ status: 0 }))).toEqual(free);
  // A proxy answered, while the portal starts again.
  expect(await dialled(failing({ status: 502 }))).toEqual(free);
  const waiting = (signal: AbortSignal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  expect(await dialled(waiting, AbortSignal.timeout(1))).toEqual(free);
});
