import { expect, test } from 'vitest';
import { applicationStatuses, applicationTypes } from './applications/enums.ts';
import { attachmentTypes } from './attachments/attachment-types.ts';
import { badgeTypes, extraBadgeCategories, passTypes, quickBadges } from './badges/badge-types.ts';
import { orderStatuses, purchaseTypes, skuCategories } from './bav/enums.ts';
import { campDonorStatuses } from './blood-donation/enums.ts';
import {
  AREA_SWITCH_LEVEL,
  REQUEST_TIMEOUT_MS,
  SIDEBAR_WIDTH_PX,
  TOAST_HIDE_MS,
} from './kernel/calls/limits.ts';
import { toastTypes } from './kernel/calls/toast.ts';
import { chartKinds } from './kernel/chart.ts';
import { changeLogWords } from './kernel/resource/change-log-words.ts';
import { features } from './kernel/rights/acl.ts';
import { dakStatuses, dakTypes, sgRecordStatuses } from './sg-management/enums.ts';
import { vehicleTypes } from './transport/enums.ts';
import { authStates } from './user/auth-states.ts';

/** The customer's numbers, to the letter. */
test('§3 badge types with labels, values, category keys and acl keys', () => {
  expect(badgeTypes.map((type) => [type.label, type.value, type.categoryKey])).toEqual([
    ['Permanent', 1, 'category.1'],
    ['Temporary', 2, 'category.2'],
    ['Buzurag', 3, 'category.3'],
    ['OAE Attendant', 4, 'category.4'],
    ['Sangat', 5, null],
    ['OAE Permanent', 10, 'category.10'],
    ['OAE Temporary', 11, 'category.11'],
  ]);
  expect(extraBadgeCategories).toEqual({ 'category.6': 'Buzurag temporary', 'category.15': 'OAE sangat' });
  expect(badgeTypes.every((type) => type.requiredValue === 2)).toBe(true);
});

test('§9 badge acl multipliers', () => {
  expect(Object.fromEntries(badgeTypes.map((type) => [type.label, type.multiplier]))).toMatchObject({
    Permanent: 2,
    Temporary: 3,
    Buzurag: 5,
    'OAE Attendant': 11,
    'OAE Permanent': 13,
    'OAE Temporary': 17,
  });
});

test('§3 quick badges: sewadar needs 2, the others 3', () => {
  expect(quickBadges.map((one) => [one.label, one.value, one.requiredValue])).toEqual([
    ['Sewadar', 1, 2],
    ['Mobile Deposit', 2, 3],
    ['Baal Satsang', 3, 3],
    ['Chair Pass', 4, 3],
  ]);
});

test('§3 the other enumerations', () => {
  expect(skuCategories.map((one) => [one.label, one.value])).toEqual([
    ['Hindi book', 2],
    ['English book', 3],
    ['Punjabi book', 4],
    ['Photo', 5],
    ['Calender', 10],
    ['Pen drive', 15],
  ]);
  expect(applicationTypes).toEqual({ SEWADAR: 10, BUZURAG: 20, SANGAT: 30, OAE: 40, CAR_PASS: 50 });
  expect(passTypes).toEqual({ VEHICLE: 5 });
  expect(Object.values(vehicleTypes)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(attachmentTypes).toEqual({
    PHOTO: 5,
    AADHAR: 10,
    PAN: 15,
    MEDICAL: 20,
    DRIVING_LICENSE: 25,
    OTHERS: 30,
  });
  expect(purchaseTypes).toEqual({ PURCHASE: 5, RETURN: 10 });
  expect(dakTypes).toEqual({ DISPATCH: 5, RECEIVE: 10 });
  const kinds = Object.values(changeLogWords.kind.choices).map(({ en }) => en);
  expect(kinds.slice(0, 5)).toEqual(['Login', 'Logout', 'Update', 'Create', 'Delete']);
  expect(chartKinds).toHaveLength(13);
  expect(toastTypes).toEqual({ SUCCESS: 1, WARNING: 2, INFO: 3, ERROR: 4 });
});

test('§4 auth states and status sets', () => {
  expect(authStates).toEqual({
    INIT: 1,
    LOGGED_OUT: 5,
    PROCESSING: 10,
    LOGIN_ERROR: 15,
    FORGOT_PASSWORD: 20,
    FORGOT_OTP: 21,
    REGISTER: 25,
    LOGGED_IN: 50,
  });
  expect(orderStatuses).toEqual({ CREATED: 5, APPROVED: 10, VERIFIED: 15, SUBMITTED: 20 });
  expect(Object.values(applicationStatuses)).toEqual([5, 7, 8, 10, 15, 20, 25, 30]);
  expect(Object.values(dakStatuses)).toEqual([5, 10, 15, 20, 25]);
  expect(sgRecordStatuses).toEqual({ PENDING: 5, L1_APPROVED: 10, L2_APPROVED: 15 });
  expect(campDonorStatuses.map((one) => [one.label, one.value])).toEqual([
    ['Registered', 1],
    ['Vital', 5],
    ['Medical', 10],
    ['Waiting for Bed', 15],
    ['Donating', 20],
    ['Donated', 25],
  ]);
});

test('§6 features and §9 limits', () => {
  expect([...features].sort()).toEqual(
    [
      'BADGES',
      'BAV',
      'BLOOD_DONATION',
      'NOMINAL_ROLL',
      'SETTINGS',
      'SEWADAR',
      'SG_MANAGEMENT',
      'TRANSPORT',
    ].sort(),
  );
  expect([REQUEST_TIMEOUT_MS, TOAST_HIDE_MS, AREA_SWITCH_LEVEL, SIDEBAR_WIDTH_PX]).toEqual([
    60_000, 5_000, 90, 220,
  ]);
});
