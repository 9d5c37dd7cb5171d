import { z } from 'zod';

/** What tells people of one name apart, wherever one of them is chosen or found. */
export const personLineFields = {
  number: z.number().int(),
  name: z.string(),
  nameLatin: z.string(),
  relativeKind: z.string(),
  relativeName: z.string(),
  gender: z.string(),
  birthDate: z.string().nullable(),
  isBirthEstimated: z.boolean(),
  phone: z.string(),
  centreName: z.string(),
  photo: z.uuid().nullable(),
} as const;

const personLine = z.object(personLineFields);
export type PersonLineFields = z.infer<typeof personLine>;
