import { isStoreBarcode, storeBarcode } from '@sewa/contract/bav/barcode';
import { items } from '@sewa/contract/bav/items';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { itemNumbers } from './number-series.ts';
import { titleOrder } from './title-order.queries.ts';

export const itemResource = serveResource(items, {
  table: 'bav_item',
  columns: {},
  extra: { number: sql<number>`r.number`, photo: sql<string | null>`r.photo_id` },
  derive: ({ barcode, number }) => ({ scanCode: barcode === '' ? storeBarcode(number) : barcode }),
  order: { title: titleOrder(sql`r.title`) },
  search: ['title', 'titleLatin', 'code', 'barcode'],
  filters: {
    category: (value) => sql<boolean>`r.category = any (${valuesOf(value)})`,
    language: (value) => sql<boolean>`lower(r.language) = lower(${value})`,
    editionOf: (value) => sql<boolean>`lower(r.edition_of) = lower(${value})`,
  },
  hooks: {
    beforeSave: async (tx, { fields, current }) => {
      if (current && fields.barcode === current.barcode) return undefined;
      const number = current?.number ?? (await takeNumber(tx, itemNumbers));
      // The label of another item, or of one that is made later, would sell the wrong book.
      if (isStoreBarcode(fields.barcode) && fields.barcode !== storeBarcode(number))
        throw new PortalError('VALIDATION', { fields: { barcode: because('shopBarcode') } });
      return current ? undefined : { columns: { number } };
    },
  },
});
