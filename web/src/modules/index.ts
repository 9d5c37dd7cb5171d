import type { ModuleManifest } from '../app/manifest.ts';
import { applications } from './applications/manifest.ts';
import { attendance } from './attendance/manifest.ts';
import { badges } from './badges/manifest.ts';
import { bav } from './bav/manifest.ts';
import { bloodDonation } from './blood-donation/manifest.ts';
import { changelog } from './changelog/manifest.ts';
import { home } from './home/manifest.ts';
import { nominalRoll } from './nominal-roll/manifest.ts';
import { oae } from './oae/manifest.ts';
import { settings } from './settings/manifest.ts';
import { sewadar } from './sewadar/manifest.ts';
import { sgManagement } from './sg-management/manifest.ts';
import { transport } from './transport/manifest.ts';

/** Every module, in the order of the sidebar. */
export const modules: readonly ModuleManifest[] = [
  home,
  sewadar,
  applications,
  nominalRoll,
  oae,
  badges,
  bav,
  transport,
  bloodDonation,
  sgManagement,
  attendance,
  settings,
  changelog,
];
