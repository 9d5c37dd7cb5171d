import { sql } from 'kysely';

/** The name of the centre of a row `r`; a look-up, so that counting needs no join. */
export const centreName = sql<string>`(select c.name from centre c where c.area_id = r.area_id and c.id = r.centre_id)`;
