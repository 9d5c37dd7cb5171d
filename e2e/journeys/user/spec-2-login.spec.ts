import { hold } from '../../support/hold.ts';
import { expect, offlineUrl, signInByHand, test } from '../../support/portal.ts';

const signInButton = { name: 'Sign in' } as const;

test("§2 Login screen: title 'Welcome to {product}'", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Sewa Portal');
  await page.goto(offlineUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Camp Portal');
});

test('§2 Login screen: username field and password field; the password can be shown or hidden', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('as typed');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('as typed');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test("§2 Login screen: a 'Sign in' button, showing a spinner while processing", async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', signInButton);
  await expect(button).toHaveText('Sign in');
  const spinner = button.locator('[role=progressbar]');
  await expect(spinner).toHaveCount(0);
  const release = await hold(page, '**/api/user/login');
  await signInByHand(page, 'clerk');
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome to Sewa Portal');
  await expect(button).toHaveCount(0);
});

for (const field of ['Username', 'Password']) {
  test(`§2 Login screen: the Enter key submits from ${field}`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Username').fill('clerk');
    await page.getByLabel('Password', { exact: true }).fill('Sewa-demo-2026');
    await page.getByLabel(field, { exact: true }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
}

test('§2 Login screen: while the authentication state is the initial check, a spinner replaces the form', async ({
  page,
}) => {
  const release = await hold(page, '**/api/user');
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await expect(page.getByRole('button', signInButton)).toHaveCount(0);
  release();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
});

test('§2 Login screen: forgot password, one-time code and register have screens and a way back', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByRole('button', { name: 'Ask for an account' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
});
