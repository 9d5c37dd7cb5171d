import { z } from 'zod';
import { rowsOf } from '../calls/endpoint.ts';
import { daySchema } from '../values/days.ts';

/** One row of the change log: who did what to which record, the changed fields before and after. */
export const changeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.number().int(),
  entity: z.string(),
  rowId: z.string().nullable(),
  /** The record's name at that time, where it has one. */
  title: z.string(),
  /** The name of the record to which an entry of another table belongs, such as a document or a department. */
  recordTitle: z.string().optional(),
  userId: z.uuid().nullable(),
  userName: z.string(),
  origin: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Title and fields are left out, because the reader may not view such records. */
  isHidden: z.boolean().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** What happened to one record. */
export const historySchema = rowsOf(changeSchema).extend({
  /** Entries before this day were exported and are no longer in the portal. */
  exportedUntil: daySchema.optional(),
});
export type History = z.infer<typeof historySchema>;
