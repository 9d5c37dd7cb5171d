import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Icon } from '../Icon.tsx';
import { fetchAllRows } from './list.query.ts';
import type { BulkAction, ListRow } from './list.types.ts';
import { useBulkRun } from './use-bulk-run.ts';
import type { ResourceListState } from './use-list.ts';

interface SelectionBarProps<Row extends ListRow> {
  list: ResourceListState<Row>;
  actions: readonly BulkAction<Row>[];
}

/** What can be done with the chosen rows, or with everything that the filter matches. */
export function SelectionBar<Row extends ListRow>({ list, actions }: SelectionBarProps<Row>) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { may } = useSession();
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const bulk = useBulkRun(list);
  const count = list.selected.size;
  if (count === 0) return null;
  const total = list.total ?? 0;
  const selectAll = async () => {
    const all = await fetchAllRows<Row>(list.definition.endpoint, list.state);
    list.setSelected(new Map(all.map((row) => [row.id, row])));
  };
  return (
    <Paper
      elevation={6}
      role="region"
      aria-label={t('selection.label')}
      sx={{ position: 'sticky', bottom: 8, zIndex: 2, p: 1, mt: 1 }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton onClick={() => list.setSelected(new Map())} aria-label={t('selection.clear')}>
          <Icon path={mdiClose} />
        </IconButton>
        <Typography role="status">{t('selection.count', { count, shown: number(count) })}</Typography>
        {count < total && (
          <Button onClick={() => void selectAll()}>{t('selection.all', { shown: number(total) })}</Button>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap' }}>
          {actions
            .filter((action) => may(action.requirement))
            .map((action) => (
              <Button
                key={action.label}
                color={action.isDanger ? 'error' : 'primary'}
                startIcon={<Icon path={action.icon} />}
                disabled={bulk.isRunning}
                onClick={() => setAsked(action)}
              >
                {action.label}
              </Button>
            ))}
        </Stack>
      </Stack>
      {bulk.isRunning && (
        <LinearProgress
          variant="determinate"
          aria-label={t('selection.label')}
          value={(bulk.done / count) * 100}
          sx={{ mt: 1 }}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={asked.label}
          text={asked.confirm(count)}
          confirmLabel={asked.label}
          isDanger={asked.isDanger ?? false}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void bulk.run(asked);
          }}
        />
      )}
    </Paper>
  );
}
