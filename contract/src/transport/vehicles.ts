import { z } from 'zod';
import { centreSchema, longText, optionalText } from '../kernel/resource/field-kinds.ts';
import { emptiness, several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { paperLightFilter, paperSummary } from '../papers/paper-summary.ts';
import { fuels, ownerships, vehicleStatuses, vehicleTypes } from './enums.ts';
import { registrationSchema } from './registration-number.ts';
import { vehicleWords } from './vehicle-words.ts';

const typeSchema = z.number().pipe(z.union(Object.values(vehicleTypes).map((value) => z.literal(value))));

/** Nobody reads more from an odometer, and a mistyped digit is noticed. */
export const MAX_ODOMETER = 2_000_000;

const fields = z.object({
  number: registrationSchema,
  type: typeSchema,
  make: optionalText(80),
  seats: z.number().int().min(1).max(120),
  fuel: z.enum(fuels),
  /** Litres, or kg of CNG, or kWh. */
  tank: z.number().int().min(1).max(1_000).nullable(),
  ownership: z.enum(ownerships),
  ownerName: optionalText(120),
  odometer: z.number().int().min(0).max(MAX_ODOMETER).nullable(),
  centre: centreSchema,
  status: z.enum(vehicleStatuses),
  notes: longText(2_000),
});

export const vehicles = resource({
  path: '/api/transport/vehicle',
  entity: 'transport_vehicle',
  isAreaWide: true,
  words: vehicleWords,
  titleField: 'number',
  fields,
  extra: { centreName: z.string(), photo: z.uuid().nullable(), ...paperSummary },
  sort: ['number', 'make', 'seats', 'odometer'],
  groups: ['type', 'centre', 'ownership', 'status'],
  filter: z.object({
    type: several(typeSchema),
    status: several(fields.shape.status),
    ownership: several(fields.shape.ownership),
    fuel: several(fields.shape.fuel),
    centre: several(centreSchema),
    seatsFrom: z.number().int().min(1),
    seatsTo: z.number().int().min(1),
    ...paperLightFilter,
    ...emptiness(['make', 'ownerName', 'odometer', 'tank']),
  }),
  envelope: 'data',
  ...plainRights('TRANSPORT.VEHICLE'),
});
export type Vehicle = z.infer<typeof vehicles.row>;
