import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { must } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { newSurname } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

const ROWS = 1_000;
const WRONG = 17;

test('import 1,000 rows with 17 errors: see them by row and column, mend, import', async ({
  page,
  admin,
  enter,
}) => {
  test.slow();
  const surname = newSurname();
  await enter('admin');
  await openPage(page, '/sewadar/import');
  await choose(page, `first-${surname}.csv`, table(surname, { wrong: WRONG }));

  await expect(page.getByRole('combobox', { name: 'Mobile: Goes to' })).toHaveValue('phone');
  await expect(page.getByRole('combobox', { name: 'ਨਾਮ: Goes to' })).toHaveValue('name');
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByText('17 with errors')).toBeVisible({ timeout: 60_000 });
  const issues = page.getByRole('table', { name: 'Everything that was found' });
  await expect(issues.getByRole('row').filter({ hasText: 'Gender' })).toHaveCount(WRONG);
  await expect(issues.getByRole('row').nth(1)).toContainText('C · Gender');
  const importButton = page.getByRole('button', { name: /^Import / });
  await expect(importButton).toBeDisabled();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these rows (Excel)' }).click();
  expect((await download).suggestedFilename()).toBe(`first-${surname} (rejected).xlsx`);
  expect(await countOf(admin, surname)).toBe(0);

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('button', { name: 'Another file' }).click();
  const first = page.getByRole('listitem').filter({ hasText: `first-${surname}.csv` });
  await expect(first).toContainText('Checked, ready to review');
  await choose(page, 'mended.csv', table(surname, { wrong: 0 }));
  await page.getByRole('button', { name: 'Check every row' }).click();
  // Some of so many names sound alike: that is said, and no reason to stop.
  await expect(page.getByText('0 with errors')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Import 1,000 rows' }).click();
  // The work goes on without the page, and the page finds it again.
  await page.reload();
  await expect(page.getByText('1,000 rows imported.')).toBeVisible({ timeout: 90_000 });
  expect(await countOf(admin, surname)).toBe(ROWS);
  await page.getByRole('link', { name: 'Open sewadars' }).click();
  await expect(page).toHaveURL('/sewadar');
});

test('what is no table is refused with a reason, and nothing is left behind', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/sewadar/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'picture.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('no table at all \u0000\u0001'),
  });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: 'Which column holds what?' })).toBeVisible();
}

/** Headings in two languages, as lists that went through many hands have them. */
function table(surname: string, { wrong }: { wrong: number }): string {
  const lines = Array.from({ length: ROWS }, (_, place) => {
    const gender = place % 50 === 3 && place / 50 < wrong ? 'unknown' : ['male', 'female'][place % 2];
    const name = `Person ${letters(place)} ${surname}`;
    return `${name},Kartar Singh,${gender},${20 + (place % 50)},98${String(30_000_000 + place * 7)},Ajnala`;
  });
  return ['ਨਾਮ,Father,Gender,Age,Mobile,Centre', ...lines].join('\n');
}

function letters(place: number): string {
  return String.fromCharCode(
    65 + (place % 26),
    97 + (Math.floor(place / 26) % 26),
    97 + Math.floor(place / 676),
  );
}

async function countOf(admin: Visitor, surname: string): Promise<number> {
  return (await must(admin.get('/api/sewadar', { q: surname, size: 1 }))).data.total;
}
