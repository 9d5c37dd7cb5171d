import { walkScreens } from '../../support/walk.ts';

walkScreens('transport', {
  screens: [
    { name: 'sites', path: '/transport/site?size=8' },
    {
      name: 'site-create',
      path: '/transport/site?size=8',
      act: (page) => page.getByRole('button', { name: 'New site' }).first().click(),
    },
  ],
});
