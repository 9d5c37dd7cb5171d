import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** The rows could not be fetched again: how old they are, and why. */
export function NotRefreshed<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { time } = useFormat();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, alignItems: 'center' }}
      action={<Button onClick={list.refetch}>{t('tryAgain')}</Button>}
    >
      {t('list.notRefreshed', { time: time(new Date(list.fetchedAt).toISOString()) })} {list.error?.message}
    </Alert>
  );
}
