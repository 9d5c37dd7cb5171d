import type { itemTaxes } from '@sewa/contract/bav/tax';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { deleteTax, listTaxes, setTax } from './item-tax.queries.ts';
import { itemResource } from './items.resource.ts';

export const showTaxes: Handler<typeof itemTaxes.list> = async (tx, { params }) => {
  await itemResource.get(tx, params.id);
  return listTaxes(tx, params.id);
};

export const changeTax: Handler<typeof itemTaxes.set> = async (tx, { params, body }) => {
  await itemResource.get(tx, params.id);
  await setTax(tx, params.id, body);
  return null;
};

export const removeTax: Handler<typeof itemTaxes.remove> = async (tx, { params }) => {
  if (!(await deleteTax(tx, params.id, params.tax))) throw notFound();
  return null;
};
