import { walkScreens } from '../../support/walk.ts';

walkScreens('attendance', {
  screens: [
    { name: 'attendance-sheets', path: '/attendance?size=8' },
    { name: 'attendance-register', path: '/attendance/register' },
    { name: 'attendance-grid', path: '/attendance/grid?department=Langar' },
    { name: 'attendance-percentages', path: '/attendance/percentages?by=department&months=12' },
    { name: 'attendance-unseen', path: '/attendance/unseen' },
    {
      name: 'attendance-closed',
      path: '/attendance?size=8&f.isClosed=true',
      act: async (page) => {
        await page.getByRole('row').getByRole('link').first().click();
        await page.getByRole('list', { name: 'Sewadars' }).waitFor();
      },
    },
    {
      name: 'attendance-list',
      path: '/attendance?size=8&f.isClosed=false&f.department=Traffic',
      act: async (page) => {
        await page.getByRole('row').getByRole('link').first().click();
        await page.getByRole('list', { name: 'Sewadars' }).waitFor();
      },
    },
    {
      name: 'attendance-scan',
      path: '/attendance?size=8&f.isClosed=false&f.department=Traffic',
      act: async (page) => {
        await page.getByRole('row').getByRole('link').first().click();
        await page.getByRole('tab', { name: 'Scan' }).click();
        await page.getByRole('textbox', { name: 'Scan a badge' }).fill('nobody');
        await page.keyboard.press('Enter');
        await page.getByText(/does not belong to this sheet/).waitFor();
      },
    },
  ],
});
