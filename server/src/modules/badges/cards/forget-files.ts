import type { ModuleStep } from '../../../platform/module.ts';
import { forgetPrintFiles } from './prints.queries.ts';

export const forgetOldFiles: ModuleStep = {
  name: 'files of old prints',
  run: async (_progress, anonymous) => ({ pieces: await anonymous((tx) => forgetPrintFiles(tx)) }),
};
