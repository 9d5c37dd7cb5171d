import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { isStillSignedIn } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { printUrl } from './list.query.ts';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** The list as it is filtered now, as a PDF in the browser's own viewer. */
export function PrintButton<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const { number } = useFormat();
  const { printEndpoint, mostPrinted } = list.definition;
  if (!printEndpoint || !may(printEndpoint.requirement)) return null;
  const words = { icon: <Icon path={mdiPrinterOutline} />, label: t('list.print') };
  if (mostPrinted !== undefined && (list.total ?? 0) > mostPrinted) {
    const reason = t('list.printTooMany', { most: number(mostPrinted) });
    return (
      <Tooltip title={reason}>
        {/* Not disabled: the reason must be reachable by the keyboard and by a finger. */}
        <Button aria-disabled startIcon={words.icon} sx={{ opacity: 0.6, cursor: 'default' }}>
          {words.label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button
      component="a"
      href={printUrl(printEndpoint, list.asked)}
      target="_blank"
      rel="noopener"
      onClick={() => void isStillSignedIn()}
      startIcon={words.icon}
    >
      {words.label}
    </Button>
  );
}
