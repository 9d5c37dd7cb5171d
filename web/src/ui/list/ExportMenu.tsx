import { mdiDownload } from '@mdi/js';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session.ts';
import { ToolMenu } from '../ToolMenu.tsx';
import { exportUrl } from './list.query.ts';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Plain links: the browser writes the file to the disk as it comes, however long the list is. */
export function ExportMenu<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const { exportEndpoint } = list.definition;
  if (!exportEndpoint || !may(exportEndpoint.requirement)) return null;
  return (
    <ToolMenu icon={mdiDownload} label={t('list.export')}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuItem
          key={format}
          component="a"
          href={exportUrl(exportEndpoint, list.asked, format)}
          download
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            event.preventDefault();
            void saveFile(event.currentTarget.href);
          }}
        >
          {t(format === 'xlsx' ? 'list.exportExcel' : 'list.exportCsv')}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}
