import { readFile } from 'node:fs/promises';
import { createFreshPerson, must } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

test('the audit log is live while another user works, with before and after', async ({
  page,
  admin,
  enter,
}) => {
  await enter('area');
  await openPage(page, '/settings/audit');
  const person = await createFreshPerson(admin, { name: 'Baldev Verma' });
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByText('Baldev Verma').first()).toBeVisible();

  const { data } = await must(admin.get(`/api/user/${person.id}`));
  const { username, nameLatin, phone, email, org, centres, acl, temporary, isActive, version } = data;
  const fields = { username, nameLatin, phone, email, org, centres, acl, temporary, isActive, version };
  await must(admin.put(`/api/user/${person.id}`, { ...fields, name: 'Baldev Raj Verma' }));
  // By the new name: the setting of the first password is an update of the same person too.
  const entry = log
    .getByRole('listitem')
    .filter({ hasText: 'Update' })
    .filter({ hasText: 'Baldev Raj Verma' });
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('Anita Sharma');
  await entry.getByRole('button').click();
  const table = entry.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'Baldev Raj Verma' })).toContainText('Baldev Verma');
});

test('the audit log filters by kind and exports what the filter matches; the export is recorded', async ({
  desk,
}) => {
  const page = await desk('admin');
  await visit(page, '/settings/audit?f.kind=1');
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Login');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'CSV (.csv)' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  const [, ...lines] = text.trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(0);
  await visit(page, '/settings/audit?f.kind=6');
  await expect(entries.first()).toContainText('Read');
});
