import { expect, type Page, portalUrl, test } from '../../support/portal.ts';

const message = 'Please enter both username and password';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

for (const [username, password] of [
  ['', ''],
  ['admin', ''],
  ['', 'secret'],
  ['   ', 'secret'],
] as const) {
  test(`§5 Login: username '${username}' with password '${password}' shows '${message}' and makes no call`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(calls).toEqual([]);
  });
}

test('§5 Login: typing clears the message', async ({ page }) => {
  for (const field of [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })]) {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await field.pressSequentially('x');
    await expect(page.getByText(message)).toBeHidden();
    await field.clear();
  }
});

test('§5 Login: submit is ignored while processing', async ({ page }) => {
  const calls = callsOf(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/login', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // A person clicks all the same; Playwright would wait for aria-disabled to go.
  await button.click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page.getByRole('alert')).toHaveText('Username or password is not right. Please try again.');
  expect(calls).toEqual(['POST /api/user/login']);
});

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = request.url().replace(portalUrl, '');
    if (path.startsWith('/api/')) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
