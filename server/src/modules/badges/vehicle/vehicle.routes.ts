import { vehiclePasses } from '@sewa/contract/badges/vehicle';
import { notFound } from '../../../platform/http/portal-error.ts';
import { handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { listPasses, revokePass } from './passes.queries.ts';
import { printVehiclePasses } from './print-passes.ts';

export function vehicleRoutes(needs: PrintNeeds & { signer: CodeSigner; today(): string }): Route[] {
  return [
    handle(vehiclePasses.list, (tx, { query }) => listPasses(tx, query, needs.today())),
    handle(vehiclePasses.revoke, async (tx, { params, body }) => {
      if (!(await revokePass(tx, params.id, body.reason))) throw notFound();
      return null;
    }),
    handleInSteps(vehiclePasses.print, printVehiclePasses(needs)),
  ];
}
