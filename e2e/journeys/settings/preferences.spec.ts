import { createPerson } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { choose, expectToast } from '../../support/screens.ts';
import { untranslated } from '../../support/translations.ts';

for (const [name, language] of [
  ['ਪੰਜਾਬੀ', 'pa'],
  ['हिंदी', 'hi'],
] as const) {
  test(`preferences: the language to ${name}, at once, for every screen and in every window`, async ({
    page,
    context,
    admin,
    enter,
  }) => {
    const person = await createPerson(admin, { acl: { 'SETTINGS.USER': 210 } });
    await enter(person);
    const other = await context.newPage();
    await openPage(other, '/');
    await openPage(page, '/settings/preferences');
    await choose(page, 'Language', name);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Successfully updated preferences');
    await reloaded;
    for (const window of [page, other])
      await expect(window.locator('html')).toHaveAttribute('lang', language);
    for (const path of ['/', `/settings/users/${person.id}`, `/settings/users/${person.id}?tab=rights`]) {
      await openPage(page, path);
      await expect.poll(() => untranslated(page, language), { message: path }).toEqual([]);
    }
  });

  test(`the language ${name} can be chosen on the login screen`, async ({ page }) => {
    await page.goto('/');
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(() => untranslated(page, language)).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('preferences: dark colours stay, also on the next login screen', async ({ page, admin, enter }) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await openPage(page, '/settings/preferences');
  await choose(page, 'Colours', 'Dark');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByLabel('Username').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
