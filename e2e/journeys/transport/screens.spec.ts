import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('transport', {
  screens: [
    { name: 'sites', path: '/transport/site?size=8' },
    {
      name: 'site-create',
      path: '/transport/site?size=8',
      act: async (page) => {
        await page.getByRole('button', { name: 'New site' }).first().click();
        await expectDialog(page);
      },
    },
  ],
});
