import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface PremisesPaper {
  kind: string;
  number: string;
  validUntil: string;
}

/** The current papers, the first to expire first. */
export async function listPapersOf(tx: Tx, premises: string): Promise<PremisesPaper[]> {
  return tx
    .selectFrom('expiring_paper')
    .select(['kind', 'number', 'valid_until as validUntil'])
    .where('premises_id', '=', premises)
    .where('is_current', '=', true)
    .orderBy('valid_until')
    .orderBy('kind')
    .execute();
}

export interface PremisesPicture {
  id: string;
  purpose: string;
}

const MAX_PICTURES = 24;

export async function listPictures(tx: Tx, premises: string): Promise<PremisesPicture[]> {
  return tx
    .selectFrom('attachment')
    .select(['id', 'purpose'])
    .where('premises_id', '=', premises)
    .where('mime', 'in', ['image/jpeg', 'image/png'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_PICTURES)
    .execute();
}
