import { isMoneyColumn } from '@sewa/contract/logged';
import { expect, test } from 'vitest';
import { formatFor } from '../../platform/intl/format.ts';
import { numberText } from './change-text.ts';

const format = formatFor('en', 'Asia/Kolkata');

test.each([
  ['bav_item', 'price', 12_050, '₹120.50'],
  ['bav_receipt', 'total', 150_000, '₹1,500'],
  ['sg_record_entry', 'amount', 2_500_000, '₹25,000'],
  ['bav_item', 'reorder_level', 12_000, '12,000'],
  ['stock_count_line', 'counted', 1200, '1,200'],
  ['sewadar', 'number', 1291, '1291'],
])('the history of %s shows %s %i as %s', (entity, column, given, text) => {
  const isMoney = isMoneyColumn(entity, column);
  expect(numberText(given, { column, isMoney, format })).toBe(text);
});
