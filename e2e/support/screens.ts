import { expect, type Page } from '@playwright/test';

/** The toast at the bottom left. */
export function toast(page: Page) {
  return page.locator('.MuiSnackbar-root');
}

/** A field with a list of choices. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').filter({ hasText: option }).first().click();
}

/** What a click opens may be loaded first: until then the page still looks as before. */
export async function expectDialog(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog], [role=alertdialog]').first()).toBeVisible();
}

/** One of the acts in a record's menu. */
export async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  // A reason may stand below the name of an act, and name another one.
  await page
    .getByRole('menuitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
}

/** The same, with the question that is asked before. */
export async function actAndConfirm(page: Page, name: string): Promise<void> {
  await act(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

export interface UserEntries {
  name: string;
  username: string;
  org?: string;
  password?: string;
  preset?: string;
}

export async function fillUserForm(page: Page, entries: UserEntries): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(entries.name);
  await page.getByRole('textbox', { name: 'Username' }).fill(entries.username);
  await choose(page, 'Unit', entries.org ?? 'Ajnala Centre');
  await page.locator('input[name=password]').fill(entries.password ?? 'First-password-1');
  if (entries.preset) await page.getByRole('button', { name: entries.preset }).click();
}

export async function submitUserForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create user' }).click();
}

/** The row of a list, on a desk. */
export function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toast(page).getByText(text, { exact: true })).toBeVisible();
}
