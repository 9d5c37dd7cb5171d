import { z } from 'zod';
import { refusing } from '../resource/field-reasons.ts';

const mostKeys = 100;

/** As it is saved: whole numbers from 1 up (1 grants nothing), a fraction is refused. */
export const aclSchema = z
  .record(z.string().regex(/^[A-Z_]{1,40}\.[A-Z_]{1,40}$/), z.number().int().min(1).max(2_147_483_647))
  .refine((acl) => Object.keys(acl).length <= mostKeys, refusing('big', mostKeys));
