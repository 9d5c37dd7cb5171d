import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../Icon.tsx';
import { printUrl } from './list.query.ts';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** The list as it is filtered now, as a PDF in the browser's own viewer. */
export function PrintButton<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const { printEndpoint } = list.definition;
  if (!printEndpoint || !may(printEndpoint.requirement)) return null;
  return (
    <Button
      component="a"
      href={printUrl(printEndpoint, list.asked)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiPrinterOutline} />}
    >
      {t('list.print')}
    </Button>
  );
}
