import { walkScreens } from '../../support/walk.ts';

walkScreens('oae', {
  screens: [
    { name: 'oae-members', path: '/oae?size=8' },
    {
      name: 'oae-member',
      path: '/oae?size=8',
      act: async (page) => {
        await page.getByRole('row').getByRole('link').first().click();
        await page.getByRole('region', { name: 'In an emergency' }).waitFor();
      },
    },
    { name: 'oae-member-create', path: '/oae/members/new' },
    { name: 'oae-blocks', path: '/oae/blocks?size=8' },
    { name: 'oae-gatherings', path: '/oae/gatherings?size=8' },
    {
      name: 'oae-gate',
      path: '/oae/gatherings?size=8',
      act: async (page) => {
        await page.getByRole('row').getByRole('link').first().click();
        await page.getByRole('textbox', { name: 'Scan a pass' }).fill('nobody');
        await page.keyboard.press('Enter');
        await page.getByText(/No pass with this code/).waitFor();
      },
    },
    { name: 'oae-emergency', path: '/oae/emergency?code=1' },
    { name: 'oae-renewals', path: '/oae/renewals?f.state=waiting&size=8' },
  ],
});
