import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

/** In hundredths of a percent. */
export const MAX_TAX_RATE = 10_000;

const path = '/api/bav/sku/{id}/tax';
const edit = right('BAV.SKU', 'edit');
const entrySchema = z.object({
  since: daySchema,
  /** Harmonised code of goods, four to eight digits. */
  hsn: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/),
  /** In hundredths of a percent; prices include it. */
  rate: z.number().int().min(0).max(MAX_TAX_RATE),
});
const rowSchema = entrySchema.extend({ id: z.uuid() });
export type TaxEntry = z.infer<typeof entrySchema>;
export type ItemTax = z.infer<typeof rowSchema>;

/** HSN code and rate of an item are dated: what was sold before a change keeps what was valid then. */
export const itemTaxes = {
  list: endpoint({
    method: 'GET',
    path,
    requirement: right('BAV.SKU', 'view'),
    summary: 'HSN codes and rates of tax of an item, the latest first',
    params: idParams,
    reply: rowSchema,
    envelope: 'docs',
  }),
  set: endpoint({
    method: 'POST',
    path,
    requirement: edit,
    summary: 'Set HSN code and rate of an item from a day on; what was set for that day is replaced',
    params: idParams,
    body: entrySchema,
    reply: z.null(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{tax}`,
    requirement: edit,
    summary: 'Delete what was set from a day on',
    params: idParams.extend({ tax: z.uuid() }),
    reply: z.null(),
  }),
} as const;

/** The tax that an amount includes, in paise. */
export function taxIn(amount: number, rate: number): number {
  return amount - Math.round((amount * MAX_TAX_RATE) / (MAX_TAX_RATE + rate));
}

/** `HSN 4820 · GST 12 %`, the same in all languages; empty where no rate is set. */
export function taxText({ hsn, taxRate }: { hsn: string; taxRate: number }): string {
  return taxRate === 0 ? '' : `HSN ${hsn} · GST ${taxRate / 100} %`;
}
