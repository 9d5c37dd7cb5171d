import { randomBytes } from 'node:crypto';
import { expect, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

test('a repair is entered, sent back with a field to correct, changed, and approved by two people', async ({
  desk,
}) => {
  const title = `Roof ${randomBytes(3).toString('hex')}`;
  const clerk = await desk('clerk');
  await visit(clerk, '/sg-management/record');
  await clerk.getByRole('button', { name: 'New SG record' }).first().click();
  const form = clerk.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Estimated cost' }).fill('45,000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(clerk.getByRole('heading', { name: title })).toBeVisible();
  await expect(clerk.getByText('Next: the first approval.')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Give first approval' })).toHaveCount(0);
  const path = new URL(clerk.url()).pathname;

  const first = await desk('area');
  await visit(first, path);
  await first.getByRole('button', { name: 'Send back' }).click();
  const back = first.getByRole('dialog');
  const amount = back.getByRole('group', { name: 'Estimated cost' });
  await amount.getByRole('button', { name: 'To correct' }).click();
  await back.getByRole('textbox', { name: 'Reason' }).fill('Too dear');
  await back.getByRole('button', { name: 'Send back' }).click();
  const comment = back.getByRole('textbox', { name: 'Estimated cost: what is to be corrected' });
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await comment.fill('Two quotations, please');
  await back.getByRole('button', { name: 'Send back' }).click();

  // The clerk sees it without asking anew.
  await expect(clerk.getByText('Estimated cost: Two quotations, please')).toBeVisible();
  await clerk.getByRole('button', { name: 'Edit' }).click();
  await clerk.getByRole('dialog').getByRole('textbox', { name: 'Estimated cost' }).fill('38000');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

  const changes = first.getByRole('region', { name: 'Changed since the last decision' });
  await expect(changes.getByRole('row', { name: /Estimated cost/ })).toContainText('₹45,000₹38,000');
  // Edited while it is being read: what was not read is not approved.
  await first.getByRole('button', { name: 'Give first approval' }).click();
  const approval = first.getByRole('dialog');
  await clerk.getByRole('button', { name: 'Edit' }).click();
  await clerk.getByRole('dialog').getByRole('textbox', { name: 'Estimated cost' }).fill('88000');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('₹88,000')).not.toHaveCount(0);
  await approval.getByRole('button', { name: 'Give first approval' }).click();
  await expect(approval.getByText('Your click changed nothing.', { exact: false })).toBeVisible();
  await approval.getByRole('button', { name: 'Cancel' }).click();

  await first.getByRole('button', { name: 'Give first approval' }).click();
  await expect(approval).toContainText('₹88,000');
  await approval.getByRole('button', { name: 'Give first approval' }).click();
  await expect(
    first.getByText('Next: the second approval, by another person.', { exact: false }),
  ).toContainText('needs a second person');

  const second = await desk('admin');
  await visit(second, path);
  await second.getByRole('button', { name: 'Give second approval' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Give second approval' }).click();
  await expect(second.getByText('Approved. Enter progress and bills, then complete the work.')).toBeVisible();

  // A bill counts until somebody deletes it, and says so first.
  await visit(clerk, path);
  await clerk.getByRole('tab', { name: 'Work and bills' }).click();
  await clerk.getByRole('button', { name: 'Enter bill' }).click();
  const bill = clerk.getByRole('dialog');
  await bill.getByRole('textbox', { name: 'Bill number' }).fill(title);
  await bill.getByRole('textbox', { name: 'Vendor' }).fill('Sharma Traders');
  await bill.getByRole('textbox', { name: 'Amount' }).fill('1200');
  await bill.getByRole('button', { name: 'Save' }).click();
  const entered = clerk.getByText(`Bill ${title}, Sharma Traders: ₹1,200`);
  await expect(entered).toBeVisible();
  await clerk.getByRole('button', { name: `Delete: Bill ${title}` }).click();
  const question = clerk.getByRole('alertdialog');
  await expect(question).toContainText('no longer counts toward the cost');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(entered).toHaveCount(0);
});
