import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { describe, expect, test } from 'vitest';
import { keysGained } from './effective-acl.rules.ts';

const whole = wholeAcl();
const today = '2026-03-01';

describe('becoming another user', () => {
  const friday = '2026-03-06';
  const own = {
    acl: { 'SETTINGS.USER': 2 },
    temporary: [{ key: 'SETTINGS.USER', value: 3, until: friday }],
    ceiling: whole,
  };
  const keys = (held: { acl?: Acl; temporary?: TemporaryGrant[]; ceiling?: Acl }) =>
    keysGained({ own, held: { acl: {}, temporary: [], ceiling: whole, ...held }, today });

  test('gains what the user holds for good and oneself only for a time', () => {
    expect(keys({ acl: { 'SETTINGS.USER': 6 } })).toEqual(['SETTINGS.USER']);
    expect(keys({ acl: { 'SETTINGS.USER': 2 }, temporary: own.temporary })).toEqual([]);
    const longer = { key: 'SETTINGS.USER', value: 3, until: '2026-03-07' };
    expect(keys({ temporary: [longer] })).toEqual(['SETTINGS.USER']);
    expect(keys({ acl: { 'SETTINGS.USER': 6 }, temporary: [longer] })).toEqual(['SETTINGS.USER']);
  });

  test('gains nothing by what the ceiling of the user cuts away or what is over', () => {
    expect(keys({ acl: { 'SETTINGS.USER': 6 }, ceiling: { 'SETTINGS.USER': 2 } })).toEqual([]);
    expect(keys({ temporary: [{ key: 'SETTINGS.SCHEDULE', value: 2, until: '2026-02-28' }] })).toEqual([]);
    const temporary = [{ key: 'SETTINGS.SCHEDULE', value: 2, until: friday }];
    expect(keys({ temporary, ceiling: { 'SETTINGS.USER': 2 } })).toEqual([]);
    expect(keys({ temporary })).toEqual(['SETTINGS.SCHEDULE']);
  });

  test('large rights of one key do not hide behind their product', () => {
    const temporary = [2_147_483_647, 2_147_483_629].map((value) => ({
      key: 'SETTINGS.USER',
      value,
      until: today,
    }));
    const ceiling = { 'SETTINGS.USER': 2_147_483_647 };
    expect(keys({ temporary, ceiling })).toEqual(['SETTINGS.USER']);
  });
});
