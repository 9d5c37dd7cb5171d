import { passTypes } from '@sewa/contract/badges/badge-types';
import type { vehiclePasses } from '@sewa/contract/badges/vehicle';
import { vehiclePassWords } from '@sewa/contract/badges/vehicle-words';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { countPassPrints, findPasses } from './passes.queries.ts';

export const passTemplate = new URL('./print/windscreen.typ', import.meta.url);
export const passLabels = vehiclePassWords;

export function printVehiclePasses(
  needs: PrintNeeds & { signer: CodeSigner; today(): string },
): SteppingHandler<typeof vehiclePasses.print> {
  return (step, call) => {
    const { ids } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: passTemplate,
        labels: passLabels,
        fileName: 'vehicle-passes.pdf',
        read: { entity: 'vehicle_pass', detail: { ids } },
        find: async (tx, format) => {
          const found = await findPasses(tx, ids, needs.today());
          if (found.length < new Set(ids).size) throw notFound();
          if (found.some(({ state }) => state === 'revoked')) throw new PortalError('PASS_REVOKED');
          await countPassPrints(tx, ids);
          const codes = await needs.signer.signCodes(
            tx,
            found.map(({ number, validFrom, validTo }) => ({
              kind: 'vehicle',
              type: passTypes.VEHICLE,
              number,
              validFrom,
              validTo,
            })),
          );
          const passes = found.map((pass, place) => ({
            number: pass.number,
            vehicleNumber: pass.vehicleNumber,
            vehicleType: pass.vehicleType,
            name: pass.name,
            centre: pass.centreName,
            validFrom: pass.validFrom && format.day(pass.validFrom),
            validTo: pass.validTo && format.day(pass.validTo),
            code: codes[place] ?? '',
          }));
          return { data: { passes }, codes };
        },
      },
    );
  };
}
