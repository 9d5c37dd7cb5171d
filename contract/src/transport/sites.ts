import { z } from 'zod';
import { longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { emptiness } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { siteWords } from './words.ts';

const fields = z.object({
  name: textField(120),
  address: longText(500),
  /** Whole kilometres from the area's base. */
  distance: z.number().int().min(0).max(5_000).nullable(),
  contactName: optionalText(120),
  contactPhone: phoneSchema,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  isActive: z.boolean(),
  notes: longText(2_000),
});

export const sites = resource({
  path: '/api/transport/site',
  entity: 'transport_site',
  isAreaWide: true,
  words: siteWords,
  fields,
  sort: ['name', 'distance'],
  groups: ['isActive'],
  filter: fields
    .pick({ isActive: true })
    .extend(emptiness(['address', 'distance', 'contactName', 'contactPhone', 'latitude'])),
  envelope: 'data',
  ...plainRights('TRANSPORT.SITE'),
});
