import { mdiFileDelimitedOutline, mdiMicrosoftExcel, mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isStillSignedIn, saveFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../Icon.tsx';
import { exportUrl, printUrl } from '../list.query.ts';
import type { ListRow } from '../list.types.ts';
import type { ResourceListState } from '../use-list.ts';
import { OptionGroup } from './OptionGroup.tsx';

const exports = [
  { format: 'xlsx', word: 'list.exportExcel', icon: mdiMicrosoftExcel },
  { format: 'csv', word: 'list.exportCsv', icon: mdiFileDelimitedOutline },
] as const;

/** The list as it is filtered now, as a file. Plain links: the browser writes it to the disk as it comes. */
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
              <Button
                key={format}
                component="a"
                variant="outlined"
                href={exportUrl(exportEndpoint, list.asked, format)}
                download
                onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                  event.preventDefault();
                  void saveFile(event.currentTarget.href);
                }}
                startIcon={<Icon path={icon} />}
              >
                {t(word)}
              </Button>
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
    <Button
      component="a"
      variant="outlined"
      href={printUrl(printEndpoint, list.asked)}
      target="_blank"
      rel="noopener"
      onClick={() => void isStillSignedIn()}
      startIcon={<Icon path={mdiPrinterOutline} />}
    >
      {t('list.printPdf')}
    </Button>
  );
}
