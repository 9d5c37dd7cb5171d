import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { itemAttachments } from '@sewa/contract/bav/attachments';
import { itemList } from '@sewa/contract/bav/import-columns';
import { type Item, items } from '@sewa/contract/bav/items';
import { itemPrints, MOST_LABELS } from '@sewa/contract/bav/print';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Route, Routes } from 'react-router';
import { loadMessages } from '../../../platform/i18n.ts';
import { OwnedAttachments } from '../../../ui/attachments/OwnedAttachments.tsx';
import { ImportLink } from '../../../ui/ImportLink.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { refreshResource } from '../../../ui/resource/resource.query.ts';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { EditionsPage } from './EditionsPage.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { LabelsTab } from './LabelsTab.tsx';
import { TaxTab } from './TaxTab.tsx';

const path = '/bav/sku';
const columns: ColumnSpec<typeof items>[] = [
  {
    field: 'title',
    render: ({ photo, title }: Item) => (
      <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
        <ItemPicture photo={photo} size={36} />
        <span>{title}</span>
      </Box>
    ),
  },
  'code',
  'category',
  'language',
  'price',
  'reorderLevel',
  'isActive',
];
const print = { endpoint: itemPrints.labels, most: MOST_LABELS };

const ItemImportPage = lazy(async () => {
  const [file] = await Promise.all([import('./ItemImportPage.tsx'), loadMessages('import')]);
  return { default: file.ItemImportPage };
});

/** /bav/sku */
export function ItemPages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="import" element={<ItemImportPage />} />
        <Route path="editions" element={<EditionsPage />} />
        <Route path="*" element={<ItemScreens />} />
      </Routes>
    </Suspense>
  );
}

function ItemScreens() {
  const { t } = useTranslation(['bav', 'app']);
  return (
    <ResourceScreens
      resource={items}
      path={path}
      title={t('app:menu.bavSku')}
      columns={columns}
      print={print}
      defaults={{ isActive: true }}
      status="isActive"
      furtherActions={
        <>
          <Button component={Link} to={`${path}/editions`} sx={{ minHeight: 44 }}>
            {t('editions.title')}
          </Button>
          <ImportLink to={`${path}/import`} requirement={itemList.requirement} />
        </>
      }
      picture={({ photo, title }) => photo && <RecordPhoto photo={photo} name={title} />}
      extraTabs={(item) => [
        { key: 'labels', label: t('labels.tab'), content: <LabelsTab item={item} /> },
        {
          key: 'pictures',
          label: t('items.pictures'),
          content: (
            <OwnedAttachments
              owner={itemAttachments}
              ownerId={item.id}
              name={item.title}
              onChange={() => void refreshResource(items)}
            />
          ),
        },
        { key: 'tax', label: t('tax.tab'), content: <TaxTab item={item.id} /> },
      ]}
    />
  );
}
