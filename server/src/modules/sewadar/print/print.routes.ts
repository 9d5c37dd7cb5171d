import { sewadarPrints } from '@sewa/contract/sewadar/print';
import { handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import type { SewadarNeeds } from '../sewadars.ts';
import { printList } from './print-list.ts';
import { printProfile } from './print-profile.ts';

export function sewadarPrintRoutes(needs: SewadarNeeds & PrintNeeds): Route[] {
  return [
    handleInSteps(sewadarPrints.list, printList(needs)),
    handleInSteps(sewadarPrints.profile, printProfile(needs)),
  ];
}
