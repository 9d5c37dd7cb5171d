import { type Acl, allows } from '@sewa/contract/kernel/rights/acl';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { expect, test, vi } from 'vitest';
import { modules } from '../modules/index.ts';
import { isWithin, visibleMenu } from './menu.ts';

vi.stubGlobal('__OFFLINE__', false);

function menuOf(acl: Acl): string[] {
  const menu = visibleMenu(modules, (requirement) => meets(requirement, { acl, orgLevel: 10 }));
  return menu.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
}

test('a parent shows if any child shows, a child by divisibility', () => {
  expect(menuOf({ 'BADGES.QUICK': 3, 'BLOOD_DONATION.CLOUD_SYNC': 7919 })).toEqual([
    '/',
    '/badges',
    '/badges/quick',
    '/blood-donation',
    '/blood-donation/cloud-sync',
  ]);
});

test('a number that is not divisible, 0, 1, a negative or a text shows nothing', () => {
  for (const value of [3, 0, 1, -2, '2', null, 2.5])
    expect(menuOf({ 'TRANSPORT.TRIP': value })).toEqual(['/']);
  expect(allows({ 'TRANSPORT.TRIP': 6 }, 'TRANSPORT.TRIP', 2)).toBe(true);
  expect(menuOf({ 'TRANSPORT.TRIP': 6 })).toEqual(['/', '/transport', '/transport/trip']);
});

test('the offline build leaves out what a camp laptop does not have', () => {
  vi.stubGlobal('__OFFLINE__', true);
  const paths = visibleMenu(modules, () => true).map(({ path }) => path);
  vi.stubGlobal('__OFFLINE__', false);
  expect(paths).toEqual(['/', '/blood-donation', '/sg-management', '/attendance']);
});

test('a path owns what is below it, not what begins like it', () => {
  expect(isWithin('/bav/sku', '/bav/sku/7')).toBe(true);
  expect(isWithin('/bav/sku', '/bav/skulls')).toBe(false);
});
