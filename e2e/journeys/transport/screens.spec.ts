import { expect } from '../../support/portal.ts';
import { expectDialog } from '../../support/screens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('transport', {
  arrange: async (admin) => {
    const first = async (path: string, query: Record<string, unknown>) =>
      (await admin.get(path, query)).body.data.rows[0].id;
    return {
      vehicle: await first('/api/transport/vehicle', { q: 'Starbus' }),
      driver: await first('/api/transport/driver', { filter: { status: 'onLeave' } }),
    };
  },
  screens: [
    { name: 'vehicles', path: '/transport/vehicle' },
    { name: 'vehicle-papers', path: '/transport/vehicle/{vehicle}?tab=papers' },
    {
      name: 'vehicle-create',
      path: '/transport/vehicle',
      act: async (page) => {
        await page.getByRole('button', { name: 'New vehicle' }).first().click();
        await expectDialog(page);
      },
    },
    {
      name: 'paper-renew',
      path: '/transport/vehicle/{vehicle}?tab=papers',
      act: async (page) => {
        await page.getByRole('button', { name: 'Renew: Insurance' }).click();
        await expectDialog(page);
        // A scan that was chosen is not lost by a key.
        const scan = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
        await page.locator('input[type=file]').setInputFiles(scan);
        await expect(page.getByText('policy.pdf')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Stay' }).click();
        await expect(page.getByText('policy.pdf')).toBeVisible();
      },
    },
    { name: 'drivers', path: '/transport/driver' },
    { name: 'driver', path: '/transport/driver/{driver}' },
    {
      name: 'driver-create',
      path: '/transport/driver',
      act: async (page) => {
        await page.getByRole('button', { name: 'New driver' }).first().click();
        await expectDialog(page);
      },
    },
    { name: 'what-expires', path: '/transport/expiring' },
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
