import { expenseStatuses } from '@sewa/contract/transport/enums';
import type { Expense } from '@sewa/contract/transport/expenses';
import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('trips', {
  arrange: async (admin) => {
    const expenses = async (filter: object): Promise<Expense[]> =>
      (await admin.get('/api/transport/expense', { filter })).body.data.rows;
    const [submitted] = await expenses({ status: [expenseStatuses.SUBMITTED] });
    const [fuel] = await expenses({ kind: ['fuel'], status: [expenseStatuses.PAID] });
    const toll = (await expenses({ kind: ['toll'] })).find(({ trip }) => trip !== null);
    return { submitted: submitted?.id ?? '', vehicle: fuel?.vehicle ?? '', trip: toll?.trip ?? '' };
  },
  screens: [
    { name: 'trips', path: '/transport/trip?size=8' },
    { name: 'trip-cost', path: '/transport/trip/{trip}?tab=cost' },
    { name: 'trip-week', path: '/transport/trip/week' },
    { name: 'trip-free', path: '/transport/trip/free' },
    { name: 'my-trips', path: '/transport/trip/mine' },
    { name: 'expenses', path: '/transport/expense?size=8' },
    { name: 'expense', path: '/transport/expense/{submitted}' },
    { name: 'costs', path: '/transport/expense/costs' },
    { name: 'vehicle-fuel', path: '/transport/vehicle/{vehicle}?tab=fuel' },
    {
      name: 'trip-create',
      path: '/transport/trip?size=8',
      act: async (page) => {
        await page.getByRole('button', { name: 'New trip' }).first().click();
        await expectDialog(page);
      },
    },
  ],
});
