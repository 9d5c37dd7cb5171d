import { applicationTypes } from '@sewa/contract/applications/enums';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { createApplication, createOfficer } from '../support/applications.ts';
import { look, picture, type Screen, settle } from '../support/look.ts';
import { createFreshPerson, createPerson } from '../support/people.ts';
import { expect, openPage, type Page, type Person, signIn, test } from '../support/portal.ts';
import { act as choose } from '../support/screens.ts';
import { createSewadar } from '../support/sewadars.ts';
import { untranslated } from '../support/translations.ts';

// Pictures and findings say enough; a trace of each would double the time.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

const everything = {
  'SETTINGS.USER': 210,
  'SETTINGS.ORG': 6,
  'SETTINGS.SCHEDULE': 30,
  'SETTINGS.AUDIT': 14,
  'BAV.SKU': 2,
  'SEWADAR.SEWADAR': 2310,
  'SEWADAR.APPLICATION': 210,
  'SEWADAR.OAE': 210,
};

const before: Screen[] = [
  { name: 'login', path: '/' },
  { name: 'login-refused', path: '/', act: (page) => page.getByRole('button', { name: 'Sign in' }).click() },
  {
    name: 'forgot',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  {
    name: 'one-time-code',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByLabel('Username').fill('nobody-of-this-name');
      await page.getByRole('button', { name: 'Get a code' }).click();
      await page.getByLabel('One-time code').waitFor();
    },
  },
  {
    name: 'register',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Ask for an account' }).click();
      await page.getByRole('option', { name: 'Ajnala' }).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Send the request' }).click();
    },
  },
];

const after: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'account-menu', path: '/', act: (page) => page.getByRole('button', { name: 'Account' }).click() },
  { name: 'changelog', path: '/changelog' },
  { name: 'not-built', path: '/bav/sku' },
  { name: 'settings', path: '/settings' },
  { name: 'users', path: '/settings/users' },
  { name: 'users-nothing-found', path: '/settings/users?q=zzzzzz' },
  { name: 'user-create', path: '/settings/users/new' },
  { name: 'user-profile', path: '/settings/users/{id}' },
  { name: 'user-rights', path: '/settings/users/{id}?tab=rights' },
  { name: 'user-sign-ins', path: '/settings/users/{id}?tab=sessions' },
  { name: 'user-history', path: '/settings/users/{id}?tab=history' },
  {
    name: 'user-actions',
    path: '/settings/users/{id}',
    act: (page) => page.getByRole('button', { name: 'Actions' }).click(),
  },
  { name: 'user-delete', path: '/settings/users/{id}', act: (page) => choose(page, 'Delete') },
  { name: 'user-password', path: '/settings/users/{id}', act: (page) => choose(page, 'Change password') },
  { name: 'requests', path: '/settings/users/requests' },
  { name: 'units', path: '/settings/organisation' },
  { name: 'centres', path: '/settings/organisation/centres' },
  {
    name: 'centre-create',
    path: '/settings/organisation/centres',
    act: (page) => page.getByRole('button', { name: 'New centre' }).click(),
  },
  { name: 'areas', path: '/settings/organisation/areas' },
  { name: 'sites', path: '/transport/site' },
  {
    name: 'site-create',
    path: '/transport/site',
    act: (page) => page.getByRole('button', { name: 'New site' }).first().click(),
  },
  { name: 'schedules', path: '/settings/schedules' },
  { name: 'schedule-create', path: '/settings/schedules/new' },
  { name: 'calendar', path: '/settings/schedules/calendar' },
  { name: 'audit', path: '/settings/audit' },
  {
    name: 'audit-entry',
    path: '/settings/audit?f.kind=4',
    act: (page) => page.getByRole('list', { name: 'Audit log' }).getByRole('button').first().click(),
  },
  { name: 'preferences', path: '/settings/preferences' },
  {
    name: 'search-box',
    path: '/sewadar',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Name, number, phone or page' }).fill('gurpreet');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'sewadars', path: '/sewadar' },
  {
    name: 'sewadars-chosen',
    path: '/sewadar',
    act: (page) => page.getByRole('checkbox', { name: 'Select row' }).first().check(),
  },
  { name: 'sewadar-create', path: '/sewadar/new' },
  {
    name: 'sewadar-create-duplicates',
    path: '/sewadar/new',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Gurpreet Kaur');
      await page.getByRole('region', { name: 'Is it one of these?' }).waitFor();
    },
  },
  {
    name: 'sewadar-photo',
    path: '/sewadar/new',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add photo' }).click();
      await page.getByRole('button', { name: 'Take a picture with the camera' }).click();
      await page.getByRole('button', { name: 'Take the picture' }).click();
      await page.getByRole('button', { name: 'Use this photo' }).waitFor();
    },
  },
  { name: 'sewadar-profile', path: '/sewadar/{sewadar}' },
  { name: 'sewadar-sewa', path: '/sewadar/{sewadar}?tab=sewa' },
  { name: 'sewadar-attachments', path: '/sewadar/{sewadar}?tab=attachments' },
  { name: 'sewadar-history', path: '/sewadar/{sewadar}?tab=history' },
  { name: 'sewadar-delete', path: '/sewadar/{sewadar}', act: (page) => choose(page, 'Delete') },
  {
    name: 'sewadar-transfer',
    path: '/sewadar/{sewadar}',
    act: (page) => choose(page, 'Transfer to another area'),
  },
  {
    name: 'sewadar-merge',
    path: '/sewadar/{sewadar}/merge',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'The other record' }).fill('gurpreet');
      await page.getByRole('option').first().click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  { name: 'transfers', path: '/sewadar/transfers' },
  { name: 'import', path: '/sewadar/import' },
  { name: 'applications', path: '/sewadar/applications' },
  { name: 'applications-board', path: '/sewadar/applications/board' },
  { name: 'application-types', path: '/sewadar/applications/new' },
  { name: 'application-create', path: `/sewadar/applications/new?type=${applicationTypes.OAE}` },
  { name: 'application', path: '/sewadar/applications/{application}' },
  { name: 'application-remarks', path: '/sewadar/applications/{application}?tab=remarks' },
  { name: 'oae-members', path: '/oae' },
  {
    name: 'oae-member',
    path: '/oae',
    act: async (page) => {
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByRole('region', { name: 'In an emergency' }).waitFor();
    },
  },
  { name: 'oae-member-create', path: '/oae/members/new' },
  { name: 'oae-blocks', path: '/oae/blocks' },
  { name: 'oae-gatherings', path: '/oae/gatherings' },
  {
    name: 'oae-gate',
    path: '/oae/gatherings',
    act: async (page) => {
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByRole('textbox', { name: 'Scan a pass' }).fill('nobody');
      await page.keyboard.press('Enter');
      await page.getByText(/No pass with this code/).waitFor();
    },
  },
  { name: 'oae-emergency', path: '/oae/emergency?code=1' },
  { name: 'oae-renewals', path: '/oae/renewals' },
];

for (const screen of before) {
  test(`accessibility: ${screen.name}`, ({ page }) => look(page, screen, screen.path));
}

test('accessibility: choose-password', async ({ page, admin, enter }) => {
  await enter(await createFreshPerson(admin));
  await look(page, { name: 'choose-password', path: '/' }, '/');
});

test('accessibility: no-permission', async ({ page, admin, enter }) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await openPage(page, '/settings');
  const ask = (shown: Page) => shown.getByRole('button', { name: 'Why can’t I?' }).click();
  await page.goto('/settings/audit');
  await look(page, { name: 'no-permission', path: '', act: ask }, '/settings/audit');
});

test.describe('signed in', () => {
  let office: Person;
  let shown: Person;
  let sewadar: Sewadar;
  let application: string;
  test.beforeAll(async ({ admin }) => {
    office = await createPerson(admin, { acl: everything, name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' });
    shown = await createPerson(admin, {
      org: 'Ajnala Centre',
      acl: { 'SEWADAR.SEWADAR': 2 },
      name: 'Usha Verma',
    });
    const departments = [{ department: 'Langar', role: 'Jathedar', since: '2020-04-01', until: null }];
    sewadar = await createSewadar(admin, { departments });
    const maker = await createOfficer(admin, 'Maker', [2, 3]);
    const visitor = await signIn(maker.username, maker.password);
    application = await createApplication(visitor, { type: applicationTypes.OAE, isIncomplete: true });
  });
  for (const screen of after) {
    test(`accessibility: ${screen.name}`, async ({ page, enter }) => {
      await enter(office);
      const ids: Record<string, string> = { id: shown.id, sewadar: sewadar.id, application };
      await look(
        page,
        screen,
        screen.path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? ''),
      );
    });
  }
});

for (const language of ['hi', 'pa']) {
  test(`screens in ${language}: a picture of each, and no untranslated word`, async ({
    page,
    admin,
    enter,
    sessions,
  }) => {
    test.slow();
    const office = await createPerson(admin, { acl: everything, name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' });
    await (await sessions(office)).put('/api/user/preferences', { language });
    await enter(office);
    for (const { name, path } of after.filter((one) => !one.path.includes('{') && !one.act)) {
      await openPage(page, path);
      await settle(page);
      await picture(page, `${name}-1280-light-${language}`);
      await expect.poll(() => untranslated(page, language), { message: path }).toEqual([]);
    }
  });
}
