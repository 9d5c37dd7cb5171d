import { look } from '../../support/look.ts';
import { createPerson } from '../../support/people.ts';
import { test } from '../../support/portal.ts';
import { act as choose, expectDialog } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('settings', {
  arrange: async (admin) => {
    const acl = { 'SEWADAR.SEWADAR': 2 };
    const { id } = await createPerson(admin, { org: 'Ajnala Centre', acl, name: 'Usha Verma' });
    return { user: id };
  },
  screens: [
    { name: 'settings', path: '/settings' },
    { name: 'users', path: '/settings/users?size=8' },
    { name: 'users-nothing-found', path: '/settings/users?q=zzzzzz' },
    { name: 'user-create', path: '/settings/users/new' },
    { name: 'user-profile', path: '/settings/users/{user}' },
    { name: 'user-rights', path: '/settings/users/{user}?tab=rights' },
    { name: 'user-sign-ins', path: '/settings/users/{user}?tab=sessions' },
    { name: 'user-history', path: '/settings/users/{user}?tab=history' },
    {
      name: 'user-actions',
      path: '/settings/users/{user}',
      act: async (page) => {
        await page.getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'user-delete',
      path: '/settings/users/{user}',
      act: async (page) => {
        await choose(page, 'Delete');
        await expectDialog(page);
      },
    },
    {
      name: 'user-password',
      path: '/settings/users/{user}',
      act: async (page) => {
        await choose(page, 'Change password');
        await expectDialog(page);
      },
    },
    { name: 'requests', path: '/settings/users/requests' },
    { name: 'units', path: '/settings/organisation' },
    { name: 'centres', path: '/settings/organisation/centres?size=8' },
    {
      name: 'centre-create',
      path: '/settings/organisation/centres?size=8',
      act: async (page) => {
        await page.getByRole('button', { name: 'New centre' }).click();
        await expectDialog(page);
      },
    },
    { name: 'areas', path: '/settings/organisation/areas' },
    { name: 'schedules', path: '/settings/schedules?size=8' },
    { name: 'schedule-create', path: '/settings/schedules/new' },
    { name: 'calendar', path: '/settings/schedules/calendar' },
    { name: 'audit', path: '/settings/audit?size=8' },
    {
      name: 'audit-entry',
      path: '/settings/audit?f.kind=4',
      act: async (page) => {
        const log = page.getByRole('list', { name: 'Audit log' });
        await log.getByRole('button').first().click();
        await log.getByRole('table').waitFor();
      },
    },
    { name: 'preferences', path: '/settings/preferences' },
  ],
});

// For those who run the portal: the area office does not see it.
test('settings accessibility: housekeeping', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/housekeeping');
  await look(page, 'housekeeping');
});

// For administrators: the area office does not see them.
test('settings accessibility: devices', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/devices/refused');
  await look(page, 'devices-refused');
  await visit(page, '/settings/devices');
  await look(page, 'devices');
  await page.getByRole('button', { name: 'Add laptop' }).first().click();
  await expectDialog(page);
  await look(page, 'device-create');
});
