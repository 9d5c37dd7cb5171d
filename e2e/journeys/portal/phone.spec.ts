import { settle } from '../../support/look.ts';
import { createFreshPerson } from '../../support/people.ts';
import { expect, openPage, signInByHand, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone: sign in, open the drawer, find a user among cards, edit it', async ({ page, admin }) => {
  const person = await createFreshPerson(admin, { name: 'Jaswinder Kaur Randhawa' });
  await page.goto('/');
  await signInByHand(page, 'admin');
  await page.getByRole('button', { name: 'Show or hide the menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Nominal roll' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nominal rolls/);
  await openPage(page, `/settings/users?q=${person.username}`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByText('Jaswinder Kaur Randhawa').first().tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jaswinder Kaur');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expectToast(page, 'Successfully edited user');
});

test('on a phone nothing is wider than the screen', async ({ page, admin, enter }) => {
  const person = await createFreshPerson(admin, {
    name: 'ਗੁਰਪ੍ਰੀਤਇੰਦਰਜੀਤ ਕੌਰ ਰੰਧਾਵਾ ਸੰਧੂਵਾਲੀਆ ਬ੍ਰਾਹਮਪੁਰਾ',
    org: 'Ajnala Centre',
  });
  await enter('admin');
  await openPage(page, '/');
  for (const path of [
    '/',
    '/changelog',
    '/bav/sku',
    '/settings',
    '/settings/users',
    '/settings/users/new',
    `/settings/users/${person.id}`,
    `/settings/users/${person.id}?tab=rights`,
    '/settings/users/requests',
    '/settings/organisation',
    '/settings/organisation/centres',
    '/settings/schedules',
    '/settings/schedules/calendar',
    '/settings/audit',
    '/settings/preferences',
  ]) {
    await visit(page, path);
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
