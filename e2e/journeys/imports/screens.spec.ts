import { walkScreens } from '../../support/walk.ts';

walkScreens('imports', { screens: [{ name: 'import', path: '/sewadar/import' }] });
