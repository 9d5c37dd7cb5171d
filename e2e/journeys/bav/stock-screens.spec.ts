import { must } from '../../support/people.ts';
import { walkScreens } from '../../support/walk.ts';

// Of lists, records and entries that are made alike, one of each.
walkScreens('stock', {
  screens: [
    { name: 'inventory', path: '/bav/inventory?size=8' },
    { name: 'item-stock', path: '/bav/inventory/{item}' },
    { name: 'stock-transfer', path: '/bav/inventory/transfers/{transfer}' },
    { name: 'stock-counts', path: '/bav/inventory/counts?size=8' },
    { name: 'stock-count', path: '/bav/inventory/counts/{count}' },
    { name: 'purchases', path: '/bav/purchase?size=8' },
    { name: 'purchase-new', path: '/bav/purchase/new' },
    { name: 'purchase-return', path: '/bav/purchase/{purchase}/return' },
    { name: 'order', path: '/bav/order/{order}' },
    { name: 'order-edit', path: '/bav/order/{order}/edit' },
    { name: 'report-statement', path: '/bav/reports/stock-statement' },
    { name: 'report-order-fill', path: '/bav/reports/order-fill' },
    {
      name: 'order-approve',
      path: '/bav/order/{order}',
      act: (page) => page.getByRole('button', { name: 'Approve' }).click(),
    },
    {
      name: 'transfer-receive',
      path: '/bav/inventory/transfers/{transfer}',
      act: (page) => page.getByRole('button', { name: 'Receive' }).click(),
    },
  ],
  arrange: async (admin) => {
    const first = async (path: string, filter: object) =>
      (await must(admin.get(path, { size: 1, filter }))).data.rows[0];
    const { rows: places } = (await must(admin.get('/api/bav/location', { size: 100 }))).data;
    const store = places.find(({ kind }: { kind: string }) => kind === 'areaStore');
    const location = places.find(({ kind }: { kind: string }) => kind === 'store');
    const stocked = (
      await must(
        admin.get('/api/bav/inventory', {
          size: 8,
          filter: { location: [store.id], state: ['enough'], isActive: true },
        }),
      )
    ).data.rows;
    const lines = stocked.map(({ id }: { id: string }, place: number) => ({ item: id, quantity: place + 1 }));
    const order = (
      await must(
        admin.post('/api/bav/order', {
          ...{ location: location.id, store: store.id, neededBy: null, notes: '', lines },
        }),
      )
    ).data;
    const transfer = (
      await must(
        admin.post('/api/bav/transfer', {
          ...{ from: store.id, to: location.id, notes: '', isImmediate: false, lines },
        }),
      )
    ).data;
    const count = (
      await must(
        admin.post('/api/bav/count', { location: location.id, categories: [10], isOnlyMarked: false }),
      )
    ).data;
    const purchase = await first('/api/bav/purchase', { type: [5], isCancelled: false });
    return {
      ...{ order: order.id, transfer: transfer.id, count: count.id },
      ...{ purchase: purchase.id, item: stocked[0].id },
    };
  },
});
