import { someBadges } from '../../support/badges.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('badge cards', {
  screens: [
    { name: 'badge-templates', path: '/badges/sewadar/templates' },
    {
      name: 'badge-template',
      path: '/badges/sewadar/templates/1',
      act: async (page) => {
        await page.getByRole('img', { name: 'The card as it will be printed' }).waitFor();
      },
    },
    { name: 'badge-print', path: '/badges/sewadar/print' },
    {
      name: 'badge-print-picked',
      path: '/badges/sewadar/print',
      act: async (page) => {
        await page.getByRole('button', { name: /^Add (all )?\d/ }).click();
        await page.getByRole('img', { name: 'Front' }).waitFor();
      },
    },
    { name: 'badge-prints', path: '/badges/sewadar/prints' },
    { name: 'badge-keys', path: '/badges/sewadar/keys' },
    {
      name: 'badge-key-revoke',
      path: '/badges/sewadar/keys',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Revoke key/ })
          .first()
          .click();
        await page.getByRole('textbox', { name: 'Reason' }).waitFor();
      },
    },
    { name: 'badge-printers', path: '/badges/sewadar/printers' },
    { name: 'badge-printer-measured', path: '/badges/sewadar/printers/{printer}?tab=measure' },
  ],
  arrange: async (admin) => {
    await someBadges(admin, 3);
    await admin.post('/api/badges/key/rotate', {});
    const { centre } = await someBadges(admin, 1);
    const { body } = await admin.post('/api/badges/printer', {
      name: `Evolis ${Date.now()}`,
      centre,
      layout: 'single',
      offsetX: 0.4,
      offsetY: -0.2,
      scaleX: 100,
      scaleY: 100,
    });
    return { printer: body.data.id };
  },
});
