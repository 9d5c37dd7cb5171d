import { look } from '../../support/look.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { act } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';

test('erase a person with a reason, and read what was erased and what stays', async ({
  page,
  admin,
  enter,
}) => {
  const sewadar = await createSewadar(admin, { phone: '+919814011223' });
  await enter('admin');
  await openPage(page, `/sewadar/${sewadar.id}`);
  await act(page, 'Erase all data');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(sewadar.name);
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Letter of 12 March');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toContainText('Sewadar records: 1');
  await expect(dialog).toContainText('Nothing else is kept');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/sewadar$/);
  expect((await admin.get(`/api/sewadar/${sewadar.id}`)).status).toBe(404);
});

test('operators see when each step of the housekeeping last succeeded', async ({ page, enter }) => {
  await enter('admin');
  await openPage(page, '/settings/housekeeping');
  const steps = page.getByRole('list', { name: 'Housekeeping' });
  await expect(steps).toContainText('Decided account requests after 90 days');
  await expect(steps.getByText('Succeeded').first()).toBeVisible();
  await look(page, 'housekeeping');
});
