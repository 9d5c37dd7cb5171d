import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('portal', {
  screens: [
    {
      name: 'account-menu',
      path: '/sewadar?size=8',
      act: async (page) => {
        await page.getByRole('button', { name: 'Account' }).click();
        await expectDialog(page);
      },
    },
    { name: 'changelog', path: '/changelog' },
    {
      name: 'search-box',
      path: '/sewadar?size=8',
      act: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Name, number, phone or page' }).fill('gurpreet');
        await page.getByRole('option').first().waitFor();
      },
    },
  ],
});
