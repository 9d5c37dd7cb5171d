import { afterEach, expect, test } from 'vitest';
import {
  declineToLeave,
  hasUnsavedEntries,
  isLeavingPage,
  markUnanswered,
  mayLeave,
  registerForm,
  stay,
} from './unsaved.ts';

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

test('entries that are on their way ask, block no link, and let the person go once all of them are saved', async () => {
  const [first, second] = [markUnanswered(), markUnanswered()];
  expect(hasUnsavedEntries()).toBe(false);
  let answer: boolean | undefined;
  const asked = mayLeave().then((given) => {
    answer = given;
  });
  first();
  await Promise.resolve();
  expect([answer, isLeavingPage()]).toEqual([undefined, false]);
  second();
  await asked;
  expect([answer, isLeavingPage()]).toEqual([true, true]);
});

test('an entry that is refused keeps the person here', async () => {
  const release = markUnanswered();
  const asked = mayLeave();
  declineToLeave();
  release();
  expect([await asked, isLeavingPage()]).toEqual([false, false]);
});

test('what was saved meanwhile may have filled a form: that one asks then', async () => {
  const release = markUnanswered();
  let hasEntries = false;
  const unregister = registerForm({ hasEntries: () => hasEntries });
  let answer: boolean | undefined;
  const asked = mayLeave().then((given) => {
    answer = given;
  });
  hasEntries = true;
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(answer).toBeUndefined();
  unregister();
  await asked;
  expect(answer).toBe(true);
});
