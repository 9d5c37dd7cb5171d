import { walkScreens } from '../../support/walk.ts';

walkScreens('transport', {
  screens: [
    { name: 'sites', path: '/transport/site' },
    {
      name: 'site-create',
      path: '/transport/site',
      act: (page) => page.getByRole('button', { name: 'New site' }).first().click(),
    },
  ],
});
