import { applicationTypes } from '@sewa/contract/applications/enums';
import { createApplication, createOfficer } from '../../support/applications.ts';
import { signIn } from '../../support/portal.ts';
import { walkScreens } from '../../support/walk.ts';

walkScreens('applications', {
  arrange: async (admin) => {
    const maker = await createOfficer(admin, 'Maker', [2, 3]);
    const visitor = await signIn(maker.username, maker.password);
    return {
      application: await createApplication(visitor, { type: applicationTypes.OAE, isIncomplete: true }),
    };
  },
  screens: [
    { name: 'applications', path: '/sewadar/applications?size=8' },
    { name: 'applications-board', path: '/sewadar/applications/board' },
    { name: 'application-types', path: '/sewadar/applications/new' },
    { name: 'application-create', path: `/sewadar/applications/new?type=${applicationTypes.OAE}` },
    { name: 'application', path: '/sewadar/applications/{application}' },
    { name: 'application-edit', path: '/sewadar/applications/{application}?edit' },
    { name: 'application-remarks', path: '/sewadar/applications/{application}?tab=remarks' },
  ],
});
