import { newId } from '@sewa/contract/kernel/values/ids';
import { printedCards } from '../../support/badges.ts';
import { openDevice } from '../../support/device.ts';
import { openLine } from '../../support/line.ts';
import { must } from '../../support/people.ts';
import {
  demoPassword,
  expect,
  giveSession,
  openPage,
  portalUrl,
  signIn,
  test,
} from '../../support/portal.ts';
import { createSewadar } from '../../support/sewadars.ts';

test('the destination finds a group that comes, opens its gate again without a connection, and scans a badge', async ({
  admin,
  launchOptions,
}, info) => {
  // A card is printed, a browser is started, and the whole program is fetched for the device.
  test.slow();
  const area = await signIn('area', demoPassword);
  const going = await createSewadar(admin, {});
  const selection = { ids: [going.id] };
  const { issued } = (await must(admin.post('/api/badges/sewadar', { type: 1, selection }))).data;
  const [{ code: badge = '' } = {}] = await printedCards(admin, issued);
  const [destination] = (await must(admin.get('/api/nominal-roll/destinations', { q: 'Ranjit Avenue' })))
    .docs;
  const roll = newId();
  await must(
    admin.post('/api/nominal-roll', {
      id: roll,
      centre: going.centre,
      destination: destination.name,
      department: 'Langar',
      fromDay: '2042-05-01',
      toDay: '2042-05-03',
      jathedar: null,
      deputy: null,
      transport: '',
      remarks: '',
    }),
  );
  const added = { numbers: [], from: null, days: null, role: '', remark: '' };
  await must(admin.post(`/api/nominal-roll/${roll}/members`, { ...added, sewadars: [going.id] }));
  for (const [by, to] of [[admin, 20] as const, [area, 30] as const]) {
    const { data } = await must(by.get(`/api/nominal-roll/${roll}`));
    await must(by.post(`/api/nominal-roll/${roll}/move`, { to, reason: '', version: data.version }));
  }

  const line = await openLine(portalUrl);
  const device = await openDevice({ folder: info.outputPath('device'), url: line.url, launchOptions });
  try {
    await giveSession(device, area, line.url);
    const page = await device.newPage();
    await openPage(page, '/nominal-roll/arriving');
    await page.locator(`a[href="/nominal-roll/arriving/${roll}"]`).click();
    const gate = page.getByRole('region', { name: 'At the destination' });
    const field = gate.getByRole('textbox', { name: 'Code or sewadar number' });
    await expect(field).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    line.cut();
    await page.reload();
    await field.fill(badge);
    await field.press('Enter');
    await expect(gate.getByText(`${going.name}: kept on this device`)).toBeVisible();
    line.restore();
    await expect(gate.getByText(`${going.name}: arrived`)).toBeVisible();
    const { data } = await must(admin.get(`/api/nominal-roll/${roll}`));
    expect(data).toMatchObject({ members: 1, arrived: 1 });
  } finally {
    await device.close();
    await line.end();
  }
});
