import { FLEET_TYPE, windscreens } from '@sewa/contract/badges/windscreen';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { findFleetVehicle } from '../../transport/public.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { passLabels, passTemplate } from '../vehicle/print-passes.ts';

/** The code has no days: papers are renewed, and the sheet stays behind the windscreen. */
export function printWindscreen(
  needs: PrintNeeds & { signer: CodeSigner; origin: string | null },
): SteppingHandler<typeof windscreens.print> {
  return (step, call) => {
    const { id } = call.params;
    return printReply(
      needs,
      { step, call },
      {
        template: passTemplate,
        labels: passLabels,
        fileName: 'windscreen.pdf',
        read: { entity: 'transport_vehicle', rowId: id, detail: {} },
        find: async (tx) => {
          const vehicle = await findFleetVehicle(tx, id);
          if (!vehicle) throw notFound();
          if (vehicle.isWithdrawn) throw new PortalError('VEHICLE_WITHDRAWN');
          const [signed = ''] = await needs.signer.signCodes(tx, [
            { kind: 'fleet', type: FLEET_TYPE, number: vehicle.codeNumber, validFrom: null, validTo: null },
          ]);
          const code = codeOf(signed, needs.origin);
          const { number: vehicleNumber, type: vehicleType, centreName: centre } = vehicle;
          return {
            data: { passes: [{ ...nothing, vehicleNumber, vehicleType, centre, code }] },
            codes: [code],
          };
        },
      },
    );
  };
}

/** What a pass has and a vehicle of the fleet has not. */
const nothing = { number: null, name: null, validFrom: null, validTo: null };

/** With the address of its page any phone opens it; a portal without a public address is asked by its own scanners. */
function codeOf(signed: string, origin: string | null): string {
  return origin === null ? signed : `${origin}${windscreens.show.path.replace('{code}', signed)}`;
}
