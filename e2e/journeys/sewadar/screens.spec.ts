import { act as choose, expectDialog } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('sewadar', {
  arrange: async (admin) => {
    const departments = [{ department: 'Langar', role: 'Jathedar', since: '2020-04-01', until: null }];
    return { sewadar: (await createSewadar(admin, { departments })).id };
  },
  screens: [
    { name: 'sewadars', path: '/sewadar?size=8' },
    {
      name: 'sewadars-chosen',
      path: '/sewadar?size=8',
      act: (page) => page.getByRole('checkbox', { name: 'Select row' }).first().check(),
    },
    { name: 'sewadar-create', path: '/sewadar/new' },
    {
      name: 'sewadar-create-duplicates',
      path: '/sewadar/new',
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Gurpreet Kaur');
        await page.getByRole('region', { name: 'Is it one of these?' }).waitFor();
      },
    },
    {
      name: 'sewadar-photo',
      path: '/sewadar/new',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add photo' }).click();
        await page.getByRole('button', { name: 'Take a picture with the camera' }).click();
        await page.getByRole('button', { name: 'Take picture' }).click();
        await page.getByRole('button', { name: 'Use this photo' }).waitFor();
      },
    },
    { name: 'sewadar-profile', path: '/sewadar/{sewadar}' },
    { name: 'sewadar-edit', path: '/sewadar/{sewadar}/edit' },
    { name: 'sewadar-sewa', path: '/sewadar/{sewadar}?tab=sewa' },
    { name: 'sewadar-attachments', path: '/sewadar/{sewadar}?tab=attachments' },
    { name: 'sewadar-history', path: '/sewadar/{sewadar}?tab=history' },
    {
      name: 'sewadar-delete',
      path: '/sewadar/{sewadar}',
      act: async (page) => {
        await choose(page, 'Delete');
        await expectDialog(page);
      },
    },
    {
      name: 'sewadar-erase',
      path: '/sewadar/{sewadar}',
      act: async (page) => {
        await choose(page, 'Erase all data');
        await expectDialog(page);
      },
    },
    {
      name: 'sewadar-transfer',
      path: '/sewadar/{sewadar}',
      act: async (page) => {
        await choose(page, 'Transfer to another area');
        await expectDialog(page);
      },
    },
    {
      name: 'sewadar-merge',
      path: '/sewadar/{sewadar}/merge',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'The other record' }).fill('gurpreet');
        await page.getByRole('option').first().click();
        await page.getByRole('radio').first().waitFor();
      },
    },
    { name: 'transfers', path: '/sewadar/transfers' },
  ],
});
