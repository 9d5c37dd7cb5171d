import { mdiEmailAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { type Bag, bags } from '@sewa/contract/sg-management/bags';
import { letters } from '@sewa/contract/sg-management/letters';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { ResourcePage } from '../../../../ui/resource/ResourcePage.tsx';
import type { ColumnSpec } from '../../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { dakPath } from '../letter-screen.tsx';
import { useLetterStatus } from '../letter-status.ts';
import { BagPage } from './BagPage.tsx';
import { bagPath } from './bag.queries.ts';
import { useBagForm } from './bag-form.tsx';

/** /sg-management/dak/bag */
export function BagPages() {
  const columns = useBagColumns();
  const form = useBagForm();
  const dak = useResourceWords(letters);
  return (
    <Routes>
      <Route
        index
        element={
          <ResourcePage
            {...form}
            resource={bags}
            path={bagPath}
            columns={columns}
            sort="-day"
            trail={[{ label: dak.many, to: dakPath }]}
          />
        }
      />
      <Route path=":id" element={<BagPage />} />
      <Route path="*" element={<Navigate to={bagPath} replace />} />
    </Routes>
  );
}

function useBagColumns(): ColumnSpec<typeof bags>[] {
  return useMemo(
    () => [
      { field: 'reference', card: 'title', isShort: true },
      'day',
      'party',
      'centreName',
      'letterCount',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        isShort: true,
        render: (bag: Bag) => <BagStatus bag={bag} />,
      },
    ],
    [],
  );
}

/** What is missing comes before the status; a card has room for one of them. */
function BagStatus({ bag }: { bag: Bag }) {
  const { t } = useTranslation('sg-management');
  const statusOf = useLetterStatus();
  const isShort = bag.missingCount > 0;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {isShort && (
        <StatusChip
          tone="error"
          icon={mdiEmailAlertOutline}
          label={t('bag.missing', { count: bag.missingCount })}
        />
      )}
      <Box component="span" sx={isShort ? { display: { xs: 'none', md: 'inline' } } : {}}>
        <StatusChip {...statusOf(bag.status)} />
      </Box>
    </Box>
  );
}
