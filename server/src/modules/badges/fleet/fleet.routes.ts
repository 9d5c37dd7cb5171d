import { windscreens } from '@sewa/contract/badges/windscreen';
import { handleInSteps, handlePublic, type Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { printWindscreen } from './print-windscreen.ts';
import { showWindscreen } from './show-windscreen.ts';

export function fleetRoutes(
  needs: PrintNeeds & {
    signer: CodeSigner;
    origin: string | null;
    portalName: string;
    today(): string;
  },
): Route[] {
  return [
    handleInSteps(windscreens.print, printWindscreen(needs)),
    handlePublic(windscreens.show, showWindscreen(needs)),
  ];
}
