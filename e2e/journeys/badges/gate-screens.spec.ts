import { expect } from '../../support/portal.ts';
import { createQuickEvent, printTokenCodes } from '../../support/quick-tokens.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('badges at the gate', {
  arrange: async (admin) => {
    const event = await createQuickEvent(admin, 'Bhandara');
    await printTokenCodes(admin, { event, kind: 2, numbers: '1-8' });
    for (const code of ['1', '2', '3'])
      await admin.post(`/api/badges/quick/event/${event}/move`, { code, to: 'out' });
    return { event };
  },
  screens: [
    { name: 'badges-verify', path: '/badges/verify' },
    {
      name: 'badges-verify-red',
      path: '/badges/verify',
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Scan a badge' }).fill('S1.B1.ASR.AAAA.1..BBB');
        await page.keyboard.press('Enter');
        await page.locator('[data-tone=red]').waitFor();
      },
    },
    {
      name: 'badges-verify-person',
      path: '/badges/verify',
      act: async (page) => {
        await page.getByRole('searchbox', { name: 'No card? Search by name' }).fill('Singh');
        await page.getByRole('button', { name: 'Verify' }).first().click();
        const photo = page.locator('[data-photo]').first();
        await photo.waitFor();
        await page.setViewportSize({ width: 1366, height: 625 });
        const [face, answer] = [await photo.boundingBox(), await page.locator('[data-tone]').boundingBox()];
        expect(face?.height ?? 0).toBeGreaterThanOrEqual(0.4 * 625);
        const top = answer?.y ?? 625;
        const seen = Math.min(top + (answer?.height ?? 0), 625) - Math.max(top, 0);
        expect((seen * (answer?.width ?? 0)) / (1366 * 625)).toBeGreaterThanOrEqual(0.6);
      },
    },
    { name: 'badges-quick', path: '/badges/quick' },
    { name: 'badges-quick-event', path: '/badges/quick/{event}' },
    { name: 'badges-quick-deposits', path: '/badges/quick/{event}?tab=deposits' },
    { name: 'badges-vehicle', path: '/badges/vehicle' },
    {
      name: 'badges-vehicle-revoke',
      path: '/badges/vehicle',
      act: async (page) => {
        await page.getByRole('row').nth(1).click();
        await page.getByRole('button', { name: 'Revoke pass' }).click();
        await page.getByRole('textbox', { name: 'Reason' }).waitFor();
      },
    },
  ],
});
