import { z } from 'zod';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { resource } from '../kernel/resource/resource.ts';
import { anyBadgeType } from './badge-rights.ts';
import { cardLayouts } from './cards.ts';
import { printerWords } from './printer-words.ts';

/** Millimetres by which a page may be moved, and the range of its scale in percent. */
export const MAX_PRINTER_OFFSET = 15;
export const PRINTER_SCALES = { min: 95, max: 105 } as const;

const offset = z.number().min(-MAX_PRINTER_OFFSET).max(MAX_PRINTER_OFFSET);
const scale = z.number().min(PRINTER_SCALES.min).max(PRINTER_SCALES.max);

const fields = z.object({
  name: textField(60),
  centre: centreSchema,
  layout: z.enum(cardLayouts),
  offsetX: offset,
  offsetY: offset,
  scaleX: scale,
  scaleY: scale,
});
export type PrinterFields = z.infer<typeof fields>;

export const badgePrinters = resource({
  path: '/api/badges/printer',
  entity: 'badge_printer',
  words: printerWords,
  fields,
  extra: { centreName: z.string() },
  sort: ['name'],
  filter: fields.pick({ centre: true, layout: true }),
  envelope: 'data',
  view: anyBadgeType,
  edit: anyBadgeType,
  remove: anyBadgeType,
  history: anyBadgeType,
});
export type BadgePrinter = z.infer<typeof badgePrinters.row>;
