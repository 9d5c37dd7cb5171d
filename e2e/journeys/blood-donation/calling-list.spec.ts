import { dayAfter } from '@sewa/contract/kernel/values/days';
import { makeCamp, makeDonor, today } from '../../../server/src/modules/blood-donation/testing/blood.ts';
import { contextOptions } from '../../support/context-options.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, portalUrl, signIn, test } from '../../support/portal.ts';

test('two people call from one list: each sees at once whom the other one is calling', async ({
  page,
  admin,
  enter,
  browser,
}) => {
  const acl = { 'BLOOD_DONATION.DONOR': 6, 'BLOOD_DONATION.CAMP': 6 };
  const first = await createPerson(admin, { acl, name: 'First Caller' });
  const second = await createPerson(admin, { acl, name: 'Second Caller' });
  const head = await signIn(first.username, first.password);
  const centre = (await must(head.get('/api/blood-donation/camp'))).data.rows[0].centre;
  const firstDay = dayAfter(today, 30);
  const camp = await makeCamp(head, centre, { isOpen: false, firstDay, lastDay: firstDay });
  const name = `Journey ${camp.slice(-6)}`;
  const [one, two] = [`One ${name}`, `Two ${name}`];
  for (const each of [one, two]) await makeDonor(head, centre, { name: each, nameLatin: '' });
  const rowsOn = async (window: Page) => {
    await openPage(window, `/blood-donation/camp/${camp}?tab=calls`);
    await window.getByRole('textbox', { name: 'Search' }).fill(name);
    const rowOf = (donor: string) => window.getByRole('listitem', { name: donor });
    await expect(rowOf(two)).toBeVisible();
    return { one: rowOf(one), two: rowOf(two) };
  };
  await enter(first);
  const here = await rowsOn(page);
  const context = await browser.newContext({ ...contextOptions, baseURL: portalUrl });
  await giveSession(context, await signIn(second.username, second.password));
  const other = await context.newPage();
  const there = await rowsOn(other);

  await here.one.getByRole('link').click();
  await expect(here.one.getByText('You are calling')).toBeVisible();
  await expect(there.one.getByText('First Caller is calling')).toBeVisible();
  await expect(there.one.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  await here.one.getByRole('button', { name: 'No answer' }).click();
  await expect(there.one.getByText('is calling')).toHaveCount(0);

  await there.two.getByRole('link').click();
  await expect(here.two.getByText('Second Caller is calling')).toBeVisible();
  await there.two.getByRole('button', { name: 'Leave to others' }).click();
  await expect(here.two.getByText('is calling')).toHaveCount(0);

  // Whoever leaves the list leaves the donor to others, too.
  await here.two.getByRole('link').click();
  await expect(there.two.getByText('First Caller is calling')).toBeVisible();
  await page.getByRole('tab').first().click();
  await expect(there.two.getByText('is calling')).toHaveCount(0);
  await context.close();
});
