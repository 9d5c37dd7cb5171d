import { mdiFileDelimitedOutline, mdiMicrosoftExcel, mdiPrinterOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FileButton } from '../../FileButton.tsx';
import { Icon } from '../../Icon.tsx';
import { exportUrl, printUrl } from '../list.query.ts';
import type { ListRow } from '../list.types.ts';
import type { ResourceListState } from '../use-list.ts';
import { OptionGroup } from './OptionGroup.tsx';

const exports = [
  { format: 'xlsx', word: 'list.exportExcel', icon: mdiMicrosoftExcel },
  { format: 'csv', word: 'list.exportCsv', icon: mdiFileDelimitedOutline },
] as const;

/** The list as it is filtered now, as a file, which the browser writes to the disk as it comes. */
export function FileOptions<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const { exportEndpoint, printEndpoint } = list.definition;
  return (
    <>
      {exportEndpoint && may(exportEndpoint.requirement) && (
        <OptionGroup title={t('list.export')}>
          <Stack direction="row" spacing={1}>
            {exports.map(({ format, word, icon }) => (
              <FileButton
                key={format}
                act="save"
                variant="outlined"
                href={exportUrl(exportEndpoint, list.asked, format)}
                startIcon={<Icon path={icon} />}
              >
                {t(word)}
              </FileButton>
            ))}
          </Stack>
        </OptionGroup>
      )}
      {printEndpoint && may(printEndpoint.requirement) && (
        <OptionGroup title={t('list.print')}>
          <PrintLink list={list} />
        </OptionGroup>
      )}
    </>
  );
}

/** As a PDF in the browser's own viewer. */
function PrintLink<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { printEndpoint, mostPrinted } = list.definition;
  if (!printEndpoint) return null;
  if (mostPrinted !== undefined && (list.total ?? 0) > mostPrinted)
    return (
      <Typography color="textSecondary">{t('list.printTooMany', { most: number(mostPrinted) })}</Typography>
    );
  return (
    <FileButton
      act="open"
      variant="outlined"
      href={printUrl(printEndpoint, list.asked)}
      startIcon={<Icon path={mdiPrinterOutline} />}
    >
      {t('list.printPdf')}
    </FileButton>
  );
}
