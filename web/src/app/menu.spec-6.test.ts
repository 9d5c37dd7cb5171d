import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { expect, test, vi } from 'vitest';
import { modules } from '../modules/index.ts';
import { visibleMenu } from './menu.ts';

vi.stubGlobal('__OFFLINE__', false);

/** Line of the table → cases: an acl and the addresses that the sidebar must have. Home is always there. */
const lines: Record<string, [acl: Acl, paths: string[]][]> = {
  'Badges Sewadar: any of 2, 3, 5, 7, 11, 13, 17': [
    [{ 'BADGES.PERMANENT': 2, 'BADGES.SEWADAR': 2 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.TEMPORARY': 2, 'BADGES.SEWADAR': 3 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.BUZURAG_PERMANENT': 2, 'BADGES.SEWADAR': 5 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.SANGAT': 2, 'BADGES.SEWADAR': 7 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.BUZURAG_ATTENDANT': 2, 'BADGES.SEWADAR': 11 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.OAE_PERMANENT': 2, 'BADGES.SEWADAR': 13 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.OAE_TEMPORARY': 2, 'BADGES.SEWADAR': 17 }, ['/badges', '/badges/sewadar']],
    [{ 'BADGES.PERMANENT': 5 }, []],
  ],
  'Badges Quick: 2 or 3': [
    [{ 'BADGES.QUICK': 2 }, ['/badges', '/badges/quick']],
    [{ 'BADGES.QUICK': 3 }, ['/badges', '/badges/quick']],
    [
      { 'BADGES.QUICK': 6, 'BADGES.SANGAT': 10, 'BADGES.SEWADAR': 7 },
      ['/badges', '/badges/sewadar', '/badges/quick'],
    ],
  ],
  'BAV Inventory, Order, Sales, Return, Item list, Purchase, Reports: 2': [
    [{ 'BAV.INVENTORY': 2 }, ['/bav', '/bav/inventory']],
    [{ 'BAV.ORDER': 10, 'BAV.SALES': 3 }, ['/bav', '/bav/order']],
    [{ 'BAV.SALES': 6, 'BAV.RETURN': 2 }, ['/bav', '/bav/sales', '/bav/return']],
    [
      { 'BAV.SKU': 2, 'BAV.PURCHASE': 2, 'BAV.REPORTS': 14 },
      ['/bav', '/bav/sku', '/bav/purchase', '/bav/reports'],
    ],
    [{ 'BAV.INVENTORY': 15, 'BAV.ORDER': 3, 'BAV.REPORTS': 7 }, []],
  ],
  'Transport Driver, Vehicle, Site, Expense, Trip: 2': [
    [
      { 'TRANSPORT.DRIVER': 2, 'TRANSPORT.VEHICLE': 6 },
      ['/transport', '/transport/driver', '/transport/vehicle'],
    ],
    [
      { 'TRANSPORT.SITE': 2, 'TRANSPORT.EXPENSE': 14, 'TRANSPORT.TRIP': 2 },
      ['/transport', '/transport/site', '/transport/expense', '/transport/trip'],
    ],
    [{ 'TRANSPORT.TRIP': 15, 'TRANSPORT.EXPENSE': 7 }, []],
  ],
  'Blood donation Donor, Camp: 2; Cloud sync: 7919': [
    [{ 'BLOOD_DONATION.DONOR': 2 }, ['/blood-donation', '/blood-donation/donor']],
    [{ 'BLOOD_DONATION.CAMP': 26, 'BLOOD_DONATION.DONOR': 3 }, ['/blood-donation', '/blood-donation/camp']],
    [{ 'BLOOD_DONATION.CLOUD_SYNC': 7919 }, ['/blood-donation', '/blood-donation/cloud-sync']],
    [{ 'BLOOD_DONATION.CAMP': 13 }, []],
  ],
  'Attendance: 2': [
    [{ 'SEWADAR.ATTENDANCE': 2 }, ['/sewadar', '/oae', '/attendance']],
    [{ 'SEWADAR.ATTENDANCE': 3, 'SEWADAR.SEWADAR': 2 }, ['/sewadar', '/oae']],
  ],
  'a feature is available if any of its acl values is above 1': [
    [{ 'NOMINAL_ROLL.ROLL': 1, 'SG_MANAGEMENT.DAK': 1, 'SG_MANAGEMENT.RECORD': 3 }, ['/sg-management']],
    [{ 'NOMINAL_ROLL.ROLL': 5 }, ['/nominal-roll']],
    [{ 'NOMINAL_ROLL.ROLL': 1, 'SEWADAR.OAE': 1, 'BAV.SKU': 1, 'SETTINGS.USER': 1 }, []],
  ],
};

test.each(Object.entries(lines))('§6 Sidebar: %s', (_line, cases) => {
  for (const [acl, expected] of cases) expect(menuOf(acl), JSON.stringify(acl)).toEqual(['/', ...expected]);
});

function menuOf(acl: Acl): string[] {
  const menu = visibleMenu(modules, (requirement) => meets(requirement, { acl, orgLevel: 10 }));
  return menu.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
}
