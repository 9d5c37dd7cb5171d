import { dayAfter } from '@sewa/contract/kernel/values/days';
import { walkScreens } from '../../support/walk.ts';

walkScreens('shop', {
  screens: [
    { name: 'items', path: '/bav/sku?size=8' },
    { name: 'item-labels', path: '/bav/sku/{item}?tab=labels' },
    { name: 'item-tax', path: '/bav/sku/{taxed}?tab=tax' },
    { name: 'editions', path: '/bav/sku/editions?q=letters' },
    { name: 'counter-open', path: '/bav/sales' },
    { name: 'receipts', path: '/bav/sales/receipts?size=8' },
    { name: 'receipt', path: '/bav/sales/receipts/{receipt}' },
    { name: 'receipt-return', path: '/bav/sales/receipts/{returned}' },
    { name: 'shifts', path: '/bav/sales/shifts?size=8' },
    { name: 'shift', path: '/bav/sales/shifts/{shift}' },
    { name: 'sale-issues', path: '/bav/sales/issues?size=8' },
    { name: 'counters', path: '/bav/sales/counters?size=8' },
    { name: 'returns', path: '/bav/return?size=8' },
    { name: 'return-new', path: '/bav/return/new?number={number}' },
    { name: 'report-sales', path: '/bav/reports/sales?by=category&from={from}' },
    { name: 'report-cash-book', path: '/bav/reports/cash-book?day={day}' },
    {
      name: 'shift-close',
      path: '/bav/sales/shifts/{open}?act=close',
      act: (page) => page.getByRole('dialog').waitFor(),
    },
    {
      name: 'item-create',
      path: '/bav/sku',
      act: (page) => page.getByRole('button', { name: 'New item' }).first().click(),
    },
  ],
  arrange: async (admin) => {
    const [item] = (await admin.get('/api/bav/sku')).body.data.rows;
    // The demo sets a rate for pen drives.
    const [taxed] = (await admin.get('/api/bav/sku', { filter: { category: [15] } })).body.data.rows;
    const rowsOf = async (path: string, filter: object) =>
      (await admin.get(path, { size: 1, filter })).body.data.rows[0];
    const receipt = await rowsOf('/api/bav/sales', { kind: ['sale'], state: ['whole'] });
    const returned = await rowsOf('/api/bav/sales', { kind: ['return'] });
    const shift = await rowsOf('/api/bav/shifts', { state: ['closed'] });
    const open = await rowsOf('/api/bav/shifts', { state: ['forgotten'] });
    return {
      ...{ item: item.id, taxed: taxed.id, receipt: receipt.id, number: receipt.reference },
      ...{
        returned: returned.id,
        shift: shift.id,
        open: open.id,
        day: shift.day,
        from: dayAfter(shift.day, -300),
      },
    };
  },
});
