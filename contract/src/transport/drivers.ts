import { z } from 'zod';
import { centreSchema, longText, optionalText } from '../kernel/resource/field-kinds.ts';
import { emptiness, several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { paperLightFilter, paperSummary } from '../papers/paper-summary.ts';
import { leftStatuses } from '../sewadar/left-statuses.ts';
import { driverWords } from './driver-words.ts';
import { driverStatuses, licenceClasses } from './enums.ts';
import { licenceNumberSchema } from './licence-number.ts';

const classSchema = z.enum(licenceClasses);

const fields = z.object({
  /** Null for an outside person. */
  sewadar: z.uuid().nullable(),
  /** Empty where it is a sewadar, whose own name is taken. */
  name: optionalText(120),
  phone: phoneSchema,
  licenceNumber: licenceNumberSchema,
  classes: z.array(classSchema).max(licenceClasses.length),
  centre: centreSchema,
  status: z.enum(driverStatuses),
  /** Both days of the next leave, or none. */
  leaveFrom: daySchema.nullable(),
  leaveTo: daySchema.nullable(),
  /** Under which name the driver signs in; empty where the driver does not. */
  username: optionalText(60),
  notes: longText(2_000),
});

export const drivers = resource({
  path: '/api/transport/driver',
  entity: 'transport_driver',
  isAreaWide: true,
  words: driverWords,
  fields,
  extra: {
    /** Null also where the sewadar is out of the reader's sight. */
    sewadarName: z.string().nullable(),
    /** Of a sewadar who no longer serves: then no trip is planned with the driver. */
    leftAs: z.enum(leftStatuses).nullable(),
    centreName: z.string(),
    photo: z.uuid().nullable(),
    ...paperSummary,
  },
  sort: ['name'],
  groups: ['centre', 'status'],
  filter: z.object({
    status: several(fields.shape.status),
    classes: several(classSchema),
    centre: several(centreSchema),
    ...paperLightFilter,
    ...emptiness(['phone', 'sewadar']),
  }),
  envelope: 'data',
  ...plainRights('TRANSPORT.DRIVER'),
});
export type Driver = z.infer<typeof drivers.row>;
export type DriverFields = z.infer<typeof fields>;
