import { mdiUndoVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import { returns } from '@sewa/contract/bav/returns';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useReceiptList } from '../sales/receipt-list.tsx';
import { receiptPath, returnsPath } from '../sales/sales-paths.ts';

/** What came back, and the way to take something back. */
export function ReturnsPage() {
  const { t } = useTranslation(['counter', 'app']);
  const { may } = useSession();
  const list = useList(useReceiptList(returns.list));
  const create = may(returns.create.requirement) && (
    <Button
      variant="contained"
      component={RouterLink}
      to={`${returnsPath}/new`}
      startIcon={<Icon path={mdiUndoVariant} />}
    >
      {t('returns.new')}
    </Button>
  );
  return (
    <>
      <PageHeader trail={[]} title={t('app:menu.bavReturn')} hasCount count={list.total} action={create} />
      <ResourceList
        isDense
        list={list}
        label={t('app:menu.bavReturn')}
        openRow={(row) => receiptPath(row.id)}
        empty={{ title: t('returns.empty'), text: t('returns.emptyText'), action: create }}
      />
    </>
  );
}
