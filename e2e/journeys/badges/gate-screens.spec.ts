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
