import { walkScreens } from '../../support/walk.ts';

walkScreens('badges', {
  screens: [
    { name: 'badges', path: '/badges/sewadar' },
    { name: 'badges-entitled', path: '/badges/sewadar/entitled' },
    { name: 'badges-expiring', path: '/badges/sewadar/expiring' },
    { name: 'badge', path: '/badges/sewadar/{issued}' },
    { name: 'badge-replaced', path: '/badges/sewadar/{lost}' },
    { name: 'badge-history', path: '/badges/sewadar/{issued}?tab=history' },
    { name: 'sewadar-badges', path: '/sewadar/{sewadar}?tab=badges' },
    {
      name: 'badge-issue',
      path: '/badges/sewadar',
      act: (page) => page.getByRole('button', { name: 'Issue badges' }).first().click(),
    },
    {
      name: 'badge-replace',
      path: '/badges/sewadar/{issued}',
      act: (page) => page.getByRole('button', { name: 'Replace' }).click(),
    },
    {
      name: 'badges-renew-many',
      path: '/badges/sewadar/expiring',
      act: async (page) => {
        await page.getByRole('checkbox').nth(1).check();
        await page.getByRole('button', { name: 'Renew' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  arrange: async (admin) => {
    const { rows } = (await admin.get('/api/badges/sewadar', { size: 200, filter: { type: 1 } })).body.data;
    const of = (status: number) => rows.find((row: { status: number }) => row.status === status);
    return { issued: of(30).id, lost: of(60).id, sewadar: of(30).holder };
  },
});
