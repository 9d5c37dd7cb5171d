import { walkScreens } from '../../support/walk.ts';

walkScreens('shop', {
  screens: [
    { name: 'items', path: '/bav/sku?size=8' },
    { name: 'item-labels', path: '/bav/sku/{item}?tab=labels' },
    {
      name: 'item-create',
      path: '/bav/sku',
      act: (page) => page.getByRole('button', { name: 'New item' }).first().click(),
    },
  ],
  arrange: async (admin) => {
    const [item] = (await admin.get('/api/bav/sku')).body.data.rows;
    return { item: item.id };
  },
});
