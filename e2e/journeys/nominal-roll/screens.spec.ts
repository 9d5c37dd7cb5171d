import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('nominal roll', {
  screens: [
    { name: 'rolls', path: '/nominal-roll?size=8' },
    { name: 'roll', path: '/nominal-roll/{approved}' },
    { name: 'roll-calls', path: '/nominal-roll/{approved}?tab=calls' },
    { name: 'rolls-arriving', path: '/nominal-roll/arriving' },
    { name: 'roll-arriving', path: '/nominal-roll/arriving/{arriving}' },
    { name: 'roll-days', path: '/nominal-roll/days?size=8' },
    {
      name: 'roll-replace',
      path: '/nominal-roll/{approved}?tab=calls',
      act: async (page) => {
        await page.getByRole('button', { name: 'Find replacement' }).first().click();
        await page.getByRole('button', { name: 'Add in this place' }).first().waitFor();
      },
    },
    { name: 'roll-arrivals', path: '/nominal-roll/{approved}?tab=arrivals' },
    {
      name: 'roll-create',
      path: '/nominal-roll?size=8',
      act: async (page) => {
        await page.getByRole('button', { name: 'New nominal roll' }).first().click();
        await expectDialog(page);
      },
    },
    {
      name: 'roll-add-members',
      path: '/nominal-roll/{draft}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add members' }).click();
        await page.getByRole('tab', { name: 'By numbers' }).click();
        await page.getByRole('textbox', { name: 'Sewadar numbers' }).fill('1999999999 1');
        await page.getByRole('button', { name: 'Add 2 sewadars' }).click();
        await page.getByText('No sewadar with this number').waitFor();
      },
    },
    {
      name: 'roll-suggest',
      path: '/nominal-roll/{draft}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add members' }).click();
        await page.getByRole('tab', { name: 'Suggest' }).click();
        await page.getByRole('button', { name: 'Show suggestions' }).click();
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      },
    },
  ],
  arrange: async (admin) => {
    const { rows } = (await admin.get('/api/nominal-roll')).body.data;
    const of = (status: number) => rows.find((row: { status: number }) => row.status === status).id;
    const [arriving] = (await admin.get('/api/nominal-roll/arriving')).body.docs;
    return { draft: of(10), approved: of(30), arriving: arriving.id };
  },
});
