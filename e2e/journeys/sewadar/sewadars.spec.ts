// Long because the record of a sewadar is one story: found, entered, told apart, changed, moved, merged.
import { createPerson, must } from '../../support/people.ts';
import { expect, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { act, actAndConfirm, choose, expectToast, row } from '../../support/screens.ts';
import { createSewadar, newAadhaar, newSurname, readSewadar } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

test('register a sewadar with a photo by keyboard only, in under 25 keystrokes beyond the text', async ({
  page,
  admin,
  context,
  enter,
}) => {
  const surname = newSurname();
  await context.grantPermissions(['camera']);
  await enter('clerk');
  await openPage(page, '/sewadar/new');
  const keys = countedKeys(page);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await keys.type(`ਬਲਵਿੰਦਰ ਕੌਰ ${surname}`);
  await keys.press('Enter');
  await keys.type(`Balwinder Kaur ${surname}`);
  await keys.press('Enter');
  await keys.press('h');
  await keys.press('Enter');
  await keys.type('Kartar Singh');
  await keys.press('Enter');
  await keys.press('f');
  await keys.press('Enter');
  await keys.type('45');
  await keys.press('Enter');
  await keys.type('9814098140');
  // Enter goes from field to field; a button is reached by Tab.
  await keys.press('Tab');
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Take a picture with the camera' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Take picture' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  await keys.press('Control+Enter');

  const saved = page.getByRole('alert').filter({ hasText: surname }).first();
  await expect(saved).toContainText(/number \d+/);
  expect(keys.extra()).toBeLessThan(25);

  // The form is ready for another one, and the record is as it was typed.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Open record' }).click();
  await expect(page.getByRole('img', { name: `Photo of ਬਲਵਿੰਦਰ ਕੌਰ ${surname}` })).toBeVisible();
  const { data } = await must(admin.get('/api/sewadar', { q: `Balwinder Kaur ${surname}` }));
  expect(data.rows[0]).toMatchObject({
    relativeKind: 'husband',
    gender: 'female',
    isBirthEstimated: true,
    phone: '+919814098140',
  });
});

test('a duplicate is caught at the door: by a name in another script, by the phone, and its number is refused', async ({
  page,
  admin,
  enter,
}) => {
  const surname = newSurname();
  const aadhaar = newAadhaar();
  const known = await createSewadar(admin, {
    name: `ਹਰਜਿੰਦਰ ਸਿੰਘ ${surname}`,
    nameLatin: `Harjinder Singh ${surname}`,
    phone: '+919814012399',
    aadhaar,
  });
  await enter('admin');
  await openPage(page, '/sewadar/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Harjindar Singh ${surname}`);
  const hints = page.getByRole('region', { name: 'Is it one of these?' });
  const match = hints.getByRole('link').filter({ hasText: surname });
  await expect(match).toContainText('similar name');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('98140 12399');
  await expect(match).toContainText('same phone');
  // Looking at it takes nothing of what was typed.
  const opened = page.context().waitForEvent('page');
  await match.click();
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toContainText(surname);
  await other.close();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    `Harjindar Singh ${surname}`,
  );

  await page.getByLabel('Gender').selectOption('male');
  await choose(page, 'Centre', 'Ajnala');
  await page.getByRole('textbox', { name: 'Aadhaar' }).fill(aadhaar);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Aadhaar' })).toHaveAccessibleDescription(
    /Another record of this area has this identity number/,
  );
  await expect(match).toContainText('same Aadhaar');
  expect((await readSewadar(admin, known.id)).aadhaar).toBe(`XXXX XXXX ${aadhaar.slice(-4)}`);
});

test('two clerks edit one sewadar: both entries are shown, the second chooses', async ({ admin, desk }) => {
  const sewadar = await createSewadar(admin, { occupation: 'Farmer', address: 'Old street' });
  const page = await desk('admin');
  await visit(page, `/sewadar/${sewadar.id}/edit`);
  await page.getByRole('textbox', { name: 'Occupation' }).fill('Teacher');
  const { id, version: _version, ...fields } = await readSewadar(admin, sewadar.id);
  await must(
    admin.put(`/api/sewadar/${id}`, {
      ...fieldsOnly(fields),
      occupation: 'Doctor',
      address: 'New street',
      version: sewadar.version,
    }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone saved this in the meantime' });
  await dialog.getByRole('radio', { name: /Teacher/ }).check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expectToast(page, 'Sewadar saved');
  const saved = await readSewadar(admin, sewadar.id);
  expect([saved.occupation, saved.address]).toEqual(['Teacher', 'New street']);
});

test('merge two records of one person, see what follows, and undo it', async ({ admin, desk }) => {
  const surname = newSurname();
  const kept = await createSewadar(admin, { name: `Manjit Kaur ${surname}`, phone: '', occupation: 'Nurse' });
  const other = await createSewadar(admin, {
    name: `Manjeet Kaur ${surname}`,
    phone: '+919814055501',
    occupation: 'Teacher',
    departments: [{ department: 'Langar', role: '', since: null, until: null }],
  });
  const page = await desk('admin');
  await visit(page, `/sewadar/${kept.id}`);
  await act(page, 'Merge with another record');
  await page
    .getByRole('button')
    .filter({ hasText: `Manjeet Kaur ${surname}` })
    .click();
  const phone = page.getByRole('radiogroup', { name: /^Phone/ });
  await expect(phone.getByRole('radio', { name: '+91 98140 55501' })).toBeChecked();
  await page
    .getByRole('radiogroup', { name: /^Occupation/ })
    .getByRole('radio', { name: 'Teacher' })
    .check();
  await expect(page.getByText(`Everything of number ${other.number} moves`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge records' }).click();
  await expectToast(page, 'Records merged');
  await expect(page).toHaveURL(`/sewadar/${kept.id}`);
  const merged = await readSewadar(admin, kept.id);
  expect([merged.name, merged.phone, merged.occupation]).toEqual([
    `Manjit Kaur ${surname}`,
    '+919814055501',
    'Teacher',
  ]);
  expect(merged.departments.map(({ department }) => department)).toEqual(['Langar']);

  await page.goto(`/sewadar/${other.id}`);
  await page.getByRole('link', { name: 'Open that record' }).click();
  await expect(page).toHaveURL(`/sewadar/${kept.id}`);
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expectToast(page, 'Merge undone. There are two records again.');
  const [first, second] = [await readSewadar(admin, kept.id), await readSewadar(admin, other.id)];
  expect([first.phone, first.occupation, first.departments.length]).toEqual(['', 'Nurse', 0]);
  expect([second.mergedInto, second.phone, second.departments.length]).toEqual([null, '+919814055501', 1]);
});

test('a merge of records that contradict each other names what contradicts, and asks', async ({
  admin,
  desk,
}) => {
  const surname = newSurname();
  const [son, father] = [
    await createSewadar(admin, { name: `Karam Singh ${surname}`, birthDate: '1996-05-01' }),
    await createSewadar(admin, { name: `Karam Singh ${surname}`, birthDate: '1940-05-01' }),
  ];
  const page = await desk('admin');
  await visit(page, `/sewadar/${son.id}/merge?with=${father.id}`);
  await page.getByRole('button', { name: 'Merge records' }).click();
  const question = page.getByRole('alertdialog', { name: 'Is this one person?' });
  await expect(question.getByRole('listitem')).toHaveText([/^Date of birth.*1996.*1940/]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await readSewadar(admin, father.id)).mergedInto).toBeNull();
  await page.getByRole('button', { name: 'Merge records' }).click();
  await question.getByRole('button', { name: 'Merge anyway' }).click();
  await expectToast(page, 'Records merged');
  expect((await readSewadar(admin, father.id)).mergedInto).toBe(son.id);
});

test('transfer to another centre takes effect at once', async ({ admin, desk }) => {
  const sewadar = await createSewadar(admin, { centre: 'Ajnala' });
  const page = await desk('admin');
  await visit(page, `/sewadar/${sewadar.id}`);
  await act(page, 'Transfer to another centre');
  await choose(page, 'New centre', 'Majitha');
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
  await expectToast(page, 'Transferred');
  await expect(page.getByRole('main')).toContainText(`No. ${sewadar.number} · Majitha`);
});

test('transfer to another area: asked, accepted there with a new number, closed here', async ({
  page,
  browser,
  admin,
  enter,
}) => {
  const surname = newSurname();
  const sewadar = await createSewadar(admin, { name: `Sukhdev Singh ${surname}` });
  await enter('admin');
  await openPage(page, `/sewadar/${sewadar.id}`);
  await act(page, 'Transfer to another area');
  await choose(page, 'Area', 'Delhi');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Moved house');
  await page.getByRole('button', { name: 'Request transfer' }).click();
  await expectToast(page, 'Transfer requested');
  await expect(page.getByText(/requested a transfer to Delhi/)).toBeVisible();

  const there = await browser.newContext();
  const theirs = await there.newPage();
  const visitor = await signIn('zone');
  const areas = (await must(visitor.get('/api/user/areas', { size: 500 }))).list as {
    id: string;
    name: string;
  }[];
  const delhi = areas.find(({ name }) => name === 'Delhi');
  await must(visitor.get('/api/user/switch-area', { area: delhi?.id ?? '' }));
  const [name = '', value = ''] = visitor.cookie.split('=');
  await there.addCookies([
    { name, value, url: new URL(page.url()).origin, httpOnly: true, sameSite: 'Strict' },
  ]);
  await theirs.goto(`${new URL(page.url()).origin}/sewadar/transfers`);
  const asked = theirs.getByRole('listitem').filter({ hasText: surname });
  await expect(asked).toContainText('Moved house');
  await asked.getByRole('button', { name: 'Accept' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Centre' }).click();
  await theirs.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(surname);
  await expect(theirs.getByRole('main')).toContainText(/No\. \d+/);
  await there.close();

  await expect(page.getByText(/Transferred to Delhi/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect((await readSewadar(admin, sewadar.id)).status).toBe('transferred');
});

test('a status for everything that a filter matches, with one act', async ({ admin, desk }) => {
  const department = `Camp ${newSurname()}`;
  const serving = [{ department, role: '', since: null, until: null }];
  for (let i = 0; i < 3; i += 1) await createSewadar(admin, { departments: serving });
  const page = await desk('admin');
  await visit(page, `/sewadar?f.department=${encodeURIComponent(department)}&size=2`);
  await page.getByRole('checkbox', { name: 'Select row' }).first().check();
  await page.getByRole('button', { name: 'Select all 3 that match' }).click();
  await expect(page.getByText('All 3 matching rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status of 3 sewadars' });
  await dialog.getByLabel('Status').selectOption('onLeave');
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expectToast(page, 'Done for 3 rows');
  await expect(page.getByRole('table').getByText('On leave')).toHaveCount(2);
  const { data } = await must(admin.get('/api/sewadar', { filter: { department, status: 'onLeave' } }));
  expect(data.total).toBe(3);
});

test('one name, three scripts: the list and the box in the header find the same person', async ({
  admin,
  desk,
}) => {
  const sewadar = await createSewadar(admin, {
    name: 'ਗੁਰਸ਼ਰਨਜੀਤ ਕੌਰ ਢੀਂਡਸਾ',
    nameLatin: 'Gursharanjit Kaur Dhindsa',
  });
  const page = await desk('admin');
  await visit(page, '/sewadar');
  for (const text of ['gursharanjeet dhindsa', 'ਗੁਰਸ਼ਰਨਜੀਤ ਢੀਂਡਸਾ', 'गुरशरणजीत ढींडसा']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(text);
    await expect(row(page, String(sewadar.number))).toContainText('Gursharanjit');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Name, number, phone or page' });
    await box.fill(text);
    await expect(page.getByRole('option').filter({ hasText: `${sewadar.number}` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Name, number, phone or page' }).fill('transfers of');
  await expect(page.getByRole('option', { name: 'Transfers of sewadars' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sewadar/transfers');
});

test('twelve people of one name are told apart in the search box, and a record says who it is', async ({
  admin,
  desk,
}) => {
  const name = `Gurmit Singh ${newSurname()}`;
  const made: { id: string; number: number }[] = [];
  for (let i = 0; i < 12; i += 1)
    made.push(
      await createSewadar(admin, {
        name,
        relativeName: `Father${i} Singh`,
        birthDate: `19${50 + i}-01-01`,
        phone: `+9198140555${10 + i}`,
        departments: [{ department: 'Langar', role: '', since: null, until: null }],
      }),
    );
  const page = await desk('admin');
  await visit(page, '/sewadar');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Name, number, phone or page' }).fill(name);
  const found = page.getByRole('option').filter({ hasText: name });
  await expect(found).toHaveCount(12);
  const lines = await found.allTextContents();
  expect(new Set(lines).size).toBe(12);
  const third = found.filter({ hasText: 'S/o Father3 Singh' });
  await expect(third).toContainText(`No. ${made[3]?.number}`);
  await expect(third).toContainText('+91 98140 55513');
  await expect(third).toContainText(/\d+ years/);
  await third.click();
  const header = page.getByRole('main').locator('header');
  for (const text of ['S/o Father3 Singh', 'years', `No. ${made[3]?.number}`, 'Langar'])
    await expect(header).toContainText(text);
  await expect(header.getByRole('link', { name: 'Call +91 98140 55513' })).toHaveAttribute(
    'href',
    'tel:+919814055513',
  );
  // To be read, and only what is known.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Occupation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByRole('textbox', { name: 'Occupation' })).toBeVisible();
});

test('delete names what is lost; papers can be attached, made the photo and taken away', async ({
  admin,
  desk,
}) => {
  const sewadar = await createSewadar(admin, {});
  const page = await desk('admin');
  await visit(page, `/sewadar/${sewadar.id}?tab=attachments`);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  const picture = await page.screenshot({ type: 'png' });
  const files = page.locator('input[type=file][multiple]');
  await files.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: picture });
  const item = page.getByRole('listitem').filter({ hasText: 'letter.' });
  await expect(item).toBeVisible();
  await files.setInputFiles({ name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('alert(1)') });
  await expect(page.getByRole('alert').filter({ hasText: 'script.jpg was not attached' })).toContainText(
    'Only JPEG, PNG, WebP and PDF files',
  );
  await item.getByRole('button', { name: 'Make it the photo' }).click();
  await expectToast(page, 'This is the photo now');
  await expect(
    page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByRole('img', { name: /^Photo of/ }),
  ).toBeVisible();
  await item.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Attachment deleted');
  await expect(item).toHaveCount(0);

  await actAndConfirm(page, 'Delete');
  await expect(page).toHaveURL('/sewadar');
});

test('a person who may only look sees the profile to be read', async ({ page, admin, enter }) => {
  const sewadar = await createSewadar(admin, { name: `Only Read ${newSurname()}` });
  await enter(await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 2 } }));
  await openPage(page, `/sewadar/${sewadar.id}`);
  await expect(page.getByRole('main')).toContainText(sewadar.name);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Print profile']);
});

/** Counts every key that is no part of the text itself; a key with Control is two. */
function countedKeys(page: Page) {
  let extra = 0;
  return {
    type: (text: string) => page.keyboard.insertText(text),
    press: async (key: string) => {
      extra += key.includes('+') ? 2 : 1;
      await page.keyboard.press(key);
    },
    extra: () => extra,
  };
}

/** A row without what nobody enters. */
function fieldsOnly(sewadar: Record<string, unknown>): Record<string, unknown> {
  const {
    number: _number,
    centreName: _centreName,
    photo: _photo,
    leftOn: _leftOn,
    mergedInto: _mergedInto,
    ...fields
  } = sewadar;
  return fields;
}
