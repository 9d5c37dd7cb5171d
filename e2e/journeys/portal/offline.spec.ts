import { presets } from '@sewa/contract/user/presets';
import { killDevice, openDevice } from '../../support/device.ts';
import { createEnclosure, createMember } from '../../support/enclosure.ts';
import { openLine } from '../../support/line.ts';
import { createPerson, must } from '../../support/people.ts';
import {
  expect,
  giveSession,
  offlineUrl,
  openPage,
  type Page,
  portalUrl,
  signIn,
  signInByHand,
  test,
} from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

test('the gate opens without a connection; its scans survive a killed browser and are sent by their user only', async ({
  admin,
  launchOptions,
}, info) => {
  // Two browsers are started and the whole program is fetched for the device.
  test.slow();
  const enclosure = await createEnclosure(admin);
  const { centre, clerk, visitor } = enclosure;
  const colleague = await createPerson(admin, {
    org: centre.name.replace('Enclosure', 'Unit'),
    acl: presets.centreClerk,
  });
  const gathering = await must(
    visitor.post('/api/oae/gatherings', {
      centre: centre.id,
      title: 'Sunday satsang',
      onDay: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
      isWholeArea: false,
      isClosed: false,
    }),
  );
  const gate = `/oae/gatherings/${gathering.data.id}`;
  const names = ['Asha Rani', 'Balwant Rai', 'Chanan Singh', 'Daya Kaur'];
  const members = [];
  for (const name of names) members.push(await createMember(enclosure, { name, nameLatin: '' }));
  const [asha, balwant, chanan, daya] = members;
  const arrivedNames = async (): Promise<string[]> => {
    const { docs } = await must(visitor.get(`/api${gate}/arrivals`));
    return docs.map(({ name }: { name: string }) => name);
  };
  const line = await openLine(portalUrl);
  const open = () => openDevice({ folder: info.outputPath('device'), url: line.url, launchOptions });

  let device = await open();
  try {
    await giveSession(device, visitor, line.url);
    let page = await device.newPage();
    await openPage(page, gate);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visit(page, '/');
    const gatheringsToday = page.getByRole('link', { name: /gathering today/ });
    await expect(gatheringsToday).toBeVisible();
    await visit(page, gate);

    line.cut();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Sunday satsang/ })).toBeVisible();
    await expect(page.getByText(/^No connection\. Entries are sent later\. As of/)).toBeVisible();
    // Home opens from what was last seen, and says how old that is.
    await openPage(page, '/');
    await expect(gatheringsToday).toBeVisible();
    await expect(
      page.getByText(/^No connection\. Nothing can be saved until it is back\. As of/),
    ).toBeVisible();
    await openPage(page, gate);
    const codes = [asha.passCode, 'M000000000', balwant.passCode, chanan.passCode];
    for (const code of codes) await scan(page, code);
    await expect(page.getByRole('button', { name: '4 entries not sent yet' })).toBeVisible();
    await killDevice(device);

    line.restore();
    device = await open();
    // As after the end of the session: cookies may not have reached the disk.
    await device.clearCookies();
    page = await device.newPage();
    await page.goto(gate);
    await signInByHand(page, colleague.username, colleague.password);
    await scan(page, daya.passCode);
    await expect(page.getByRole('region', { name: 'Gate' }).getByText('Daya Kaur').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
    expect(await arrivedNames()).toEqual(['Daya Kaur']);

    await device.clearCookies();
    await page.goto(gate);
    await signInByHand(page, clerk.username, clerk.password);
    await expect.poll(arrivedNames).toHaveLength(4);
    // In any order: how long each call was on its way may change that of scans a moment apart.
    expect((await arrivedNames()).toSorted()).toEqual(names.toSorted());
    await page.getByRole('button', { name: '1 entry not sent yet' }).click();
    const list = page.getByRole('dialog', { name: '1 entry not sent yet' });
    await expect(list.getByRole('listitem')).toContainText(
      /M000000000.*Not accepted\. No pass with this code/,
    );
    await list.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);

    // A session that ended meanwhile: the page says so when the connection is back, and not that there is none.
    await expect.poll(() => keepsReplies(page)).toBe(true);
    line.cut();
    await page.reload();
    await expect(page.getByText(/^No connection\. Entries are sent later\. As of/)).toBeVisible();
    await device.clearCookies();
    line.restore();
    await expect(page.getByLabel('Username')).toBeVisible();
  } finally {
    await device.close();
    await line.end();
  }
});

test('a sign-out holds without a connection, and in every window', async ({ admin, context, page }) => {
  const person = await createPerson(admin);
  const visitor = await signIn(person.username, person.password);
  await giveSession(context, visitor);
  const other = await context.newPage();
  for (const window of [page, other]) await openPage(window, '/changelog');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await signOut();
  for (const window of [page, other]) await expect(window.getByLabel('Username')).toBeVisible();
  await other.close();

  await signInByHand(page, person.username, person.password);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await context.setOffline(true);
  await signOut();
  // Not `waitForURL`: it fails with the navigation when the browser is quick to say so.
  await expect.poll(() => page.url()).toContain('chrome-error');
  await context.setOffline(false);
  expect((await context.request.get('/api/user')).status(), 'the session is still there').toBe(200);
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await context.request.get('/api/user')).status()).toBe(401);
});

test('a phone can put the portal among its apps, under the name that the server has', async ({ request }) => {
  const manifest = await (await request.get(`${offlineUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Camp Portal', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const portal of [portalUrl, offlineUrl]) {
    const worker = await request.get(`${portal}/sw.js`);
    expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
    expect(worker.headers()['content-type']).toContain('javascript');
  }
});

async function scan(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Scan a pass' });
  await field.fill(code);
  await field.press('Enter');
}

/** Whether the device has begun to keep what it shows, for a day without a connection. */
function keepsReplies(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'portal-replies'),
  );
}
