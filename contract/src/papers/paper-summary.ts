import { z } from 'zod';
import { several } from '../kernel/resource/paging.ts';
import { daySchema } from '../kernel/values/days.ts';
import { paperLights } from './paper-state.ts';

/** What the row of a record shows of its papers. */
export const paperSummary = {
  papers: z.enum(paperLights),
  firstExpiry: daySchema.nullable(),
  missingPapers: z.number().int(),
};

/** The filter of a list by the light of the record. */
export const paperLightFilter = { papers: several(paperSummary.papers) };
