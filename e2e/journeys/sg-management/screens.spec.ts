import { walkScreens } from '../../support/walk.ts';

walkScreens('dak', {
  screens: [
    { name: 'dak', path: '/sg-management/dak' },
    { name: 'dak-receive', path: '/sg-management/dak/receive' },
    { name: 'dak-letter', path: '/sg-management/dak/{overdue}' },
    { name: 'dak-bags', path: '/sg-management/dak/bag?size=8' },
    { name: 'dak-bag', path: '/sg-management/dak/bag/{bag}' },
    {
      name: 'dak-instruct',
      path: '/sg-management/dak/{overdue}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Actions', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Give instruction' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'dak-answer',
      path: '/sg-management/dak/{overdue}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Answer' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'dak-register',
      path: '/sg-management/dak',
      act: async (page) => {
        await page.getByRole('button', { name: 'Registers' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  arrange: async (admin) => {
    const filter = { isToAnswer: true, isOverdue: true };
    const { rows } = (await admin.get('/api/sg-management/dak', { filter })).body.data;
    const bags = (await admin.get('/api/sg-management/bag', { filter: { isIncomplete: true } })).body.data
      .rows;
    return { overdue: rows[0].id, bag: bags[0].id };
  },
});
