import { afterEach, expect, test } from 'vitest';
import { hasUnsavedEntries, isLeavingPage, mayLeave, registerForm, stay } from './unsaved.ts';

afterEach(stay);

test('a page without unsaved entries is left without a question', async () => {
  const unregister = registerForm({ hasEntries: () => false });
  expect(await mayLeave()).toBe(true);
  expect(isLeavingPage()).toBe(true);
  unregister();
});

test('a page with unsaved entries waits for the answer; a form that goes away answers yes', async () => {
  const unregister = registerForm({ hasEntries: () => true });
  let answer: boolean | undefined;
  const asked = mayLeave().then((given) => {
    answer = given;
  });
  await Promise.resolve();
  expect([answer, isLeavingPage()]).toEqual([undefined, false]);
  unregister();
  await asked;
  expect([answer, isLeavingPage()]).toEqual([true, true]);
});

test('an act that failed leaves the page guarded', async () => {
  await mayLeave();
  stay();
  expect(isLeavingPage()).toBe(false);
});

test('entries of any form count, whichever was opened last', () => {
  const unregister = registerForm({ hasEntries: () => true });
  const closeDialog = registerForm({ hasEntries: () => false });
  expect(hasUnsavedEntries()).toBe(true);
  unregister();
  expect(hasUnsavedEntries()).toBe(false);
  closeDialog();
});
