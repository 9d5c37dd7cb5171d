import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('premises', {
  arrange: async (admin) => {
    const first = async (path: string, query: Record<string, unknown>) =>
      (await admin.get(path, query)).body.data.rows[0].id;
    return {
      premises: await first('/api/sg-management/premises', { filter: { ownership: 'owned' } }),
      record: await first('/api/sg-management/record', { q: 'Drain for the north' }),
    };
  },
  screens: [
    { name: 'premises', path: '/sg-management?size=8' },
    { name: 'premises-page', path: '/sg-management/premises/{premises}' },
    { name: 'premises-papers', path: '/sg-management/premises/{premises}?tab=papers' },
    { name: 'sg-records', path: '/sg-management/record?size=8' },
    { name: 'sg-record', path: '/sg-management/record/{record}' },
    { name: 'sg-record-work', path: '/sg-management/record/{record}?tab=work' },
    { name: 'sg-due', path: '/sg-management/due' },
    { name: 'sg-expiring', path: '/sg-management/expiring?size=8' },
    { name: 'all-expiring', path: '/expiring?size=8' },
    {
      name: 'sg-record-decide',
      path: '/sg-management/record/{record}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Give first approval' }).click();
        await expectDialog(page);
      },
    },
  ],
});
