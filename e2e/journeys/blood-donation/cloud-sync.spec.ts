import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import {
  campPath,
  donorPath,
  makeCamp,
  makeDonor,
} from '../../../server/src/modules/blood-donation/testing/blood.ts';
import { contextOptions } from '../../support/context-options.ts';
import { createPerson, must, newUsername } from '../../support/people.ts';
import { expect, giveSession, offlineUrl, openPage, portalUrl, signIn, test } from '../../support/portal.ts';

const syncPath = '/blood-donation/cloud-sync';

test('a camp laptop: connected by a code, prepared, handed in, and the same on both sides', async ({
  browser,
  page,
  context,
  admin,
}) => {
  // An area and people of their own: the laptop of the journeys has the demo area already, with other rows, and a user stays in the
  // area that was opened last.
  const of = { org: 'Head Office', acl: wholeAcl() };
  const person = await createPerson(admin, of);
  const head = await signIn(person.username, person.password);
  const word = newUsername().slice(2);
  const area = { id: newId(), name: `Sync ${word}`, code: `S${word.slice(0, 9)}`, isActive: true };
  await must(head.post('/api/user/areas', area));
  await must(head.get('/api/user/switch-area', { area: area.id }));
  const centre = { id: newId(), name: 'Camp centre', code: 'C-1', address: '', isActive: true };
  await must(head.post('/api/user/centers', centre));
  const camp = await makeCamp(head, centre.id, { name: 'Evening camp' });
  const donor = await makeDonor(head, centre.id, { name: 'Avtar Singh' });

  await giveSession(context, head);
  await openPage(page, '/settings/devices');
  await page.getByRole('button', { name: 'Add laptop' }).first().click();
  await page.getByRole('textbox', { name: 'Name of the laptop' }).fill('Laptop 1');
  await page.getByRole('button', { name: 'Show code' }).click();
  const code = (await page.getByTestId('one-time-code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Code is passed on' }).click();

  const atDesk = await createPerson(await signIn('admin', undefined, offlineUrl), of, offlineUrl);
  const clerk = await signIn(atDesk.username, atDesk.password, offlineUrl);
  const desk = await browser.newContext({ ...contextOptions, baseURL: offlineUrl });
  await giveSession(desk, clerk, offlineUrl);
  const laptop = await desk.newPage();
  await openPage(laptop, syncPath);
  await laptop.getByRole('textbox', { name: 'Address of the cloud portal' }).fill(portalUrl);
  await laptop.getByRole('textbox', { name: 'One-time code' }).fill(code.toLowerCase());
  await laptop.getByRole('button', { name: 'Connect laptop' }).click();
  await laptop.getByRole('button', { name: 'Open area' }).click();
  await laptop.getByRole('button', { name: 'Prepare laptop' }).click();
  await expect(laptop.getByRole('heading', { name: 'This laptop is ready for the camp' })).toBeVisible();

  // The laptop's evening: one donor moved house.
  const { data: known } = await must(clerk.get(`${donorPath}/${donor}`));
  await must(clerk.put(`${donorPath}/${donor}`, { ...known, address: 'House 7, Beas' }));
  await laptop.reload();
  await laptop.getByRole('button', { name: 'Hand in now' }).click();
  await expect(laptop.getByRole('heading', { name: 'Everything is handed in' })).toBeVisible();
  await expect(laptop.getByText('The same on both sides.')).toBeVisible();
  await desk.close();

  expect((await must(head.get(`${donorPath}/${donor}`))).data.address).toBe('House 7, Beas');
  await openPage(page, `${syncPath}/camps`);
  await expect(page.getByRole('link', { name: 'Evening camp' })).toHaveAttribute('href', new RegExp(camp));
  await expect(page.getByText('The same on both sides.')).toBeVisible();
  expect((await must(head.get(`${campPath}/${camp}`))).data.name).toBe('Evening camp');
});
