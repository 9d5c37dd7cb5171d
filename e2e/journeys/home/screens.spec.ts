import { walkScreens } from '../../support/walk.ts';

walkScreens('home', { screens: [{ name: 'home', path: '/' }] });
