import { randomBytes } from 'node:crypto';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { sites } from '@sewa/contract/transport/sites';
import { expect, test } from '../../support/portal.ts';
import { act, expectToast, row } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test('a site: made by keyboard, found, edited with a conflict settled, its history read, deleted', async ({
  desk,
}) => {
  const name = `Beas ${randomBytes(3).toString('hex')}`;
  const page = await desk('area');
  await visit(page, '/transport/site');
  await page.getByRole('button', { name: 'New site' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New site' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('spinbutton', { name: 'Distance (km)' }).fill('42');
  await dialog.getByRole('spinbutton', { name: 'Latitude' }).fill('31.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('spinbutton', { name: 'Longitude' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('spinbutton', { name: 'Longitude' }).fill('75.29');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Site saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('31.5', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Sites' }).last().click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await row(page, name).getByRole('link').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit site' });
  // Changed here first: a form that nobody has touched follows what others save.
  await edit.getByRole('spinbutton', { name: 'Distance (km)' }).fill('43');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = (await (await page.request.get(`/api/transport/site/${id}`)).json()).data;
  const other = await page.request.put(`/api/transport/site/${id}`, {
    data: { ...read, id: undefined, notes: 'Second gate', distance: 37 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(other.status()).toBe(200);
  await edit.getByRole('button', { name: 'Save' }).click();
  // Only what both changed is asked, and whose save came first is said.
  const conflict = page.getByRole('dialog', { name: 'Someone saved this in the meantime' });
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  await expect(conflict).toContainText('Saved by:');
  await conflict.getByRole('button', { name: 'Save these choices' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('Second gate')).toBeVisible();
  await expect(page.getByText('43', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /Update.*Distance \(km\)/ })).toHaveCount(2);
  await act(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, `${name} deleted`);
});

test('a record opened while the search still waits for a pause in typing stays open', async ({ desk }) => {
  const page = await desk('area');
  const name = `Rayya ${randomBytes(3).toString('hex')}`;
  const made = await page.request.post('/api/transport/site', {
    data: { ...emptyFields(sites.fields), name, isActive: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(made.status()).toBe(200);
  await visit(page, `/transport/site?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('link').waitFor();
  await page.getByRole('searchbox').fill('something else');
  // The page is busy for longer than the pause, so that the search is due before the record is drawn.
  await row(page, name)
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      link.click();
      const end = performance.now() + 1_000;
      while (performance.now() < end);
    });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('searchbox')).toBeHidden();
});
