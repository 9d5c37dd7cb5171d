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
import { BulkReport } from './BulkReport.tsx';
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
  const total = list.total ?? 0;
  const count = list.isEverything ? total : list.selected.size;
  const report = bulk.report && <BulkReport result={bulk.report} onClose={bulk.closeReport} />;
  if (count === 0) return report;
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
        <Typography role="status">
          {t(list.isEverything ? 'selection.everything' : 'selection.count', { count, shown: number(count) })}
        </Typography>
        {!list.isEverything && count < total && (
          <Button onClick={list.selectEverything}>{t('selection.all', { shown: number(total) })}</Button>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap' }}>
          {actions
            .filter((action) => may(action.requirement))
            .map((action) => (
              <Button
                key={action.label}
                color={action.isDanger ? 'error' : 'primary'}
                startIcon={<Icon path={action.icon} />}
                disabled={bulk.progress !== null}
                onClick={() => setAsked(action)}
              >
                {action.label}
              </Button>
            ))}
        </Stack>
      </Stack>
      {bulk.progress && (
        <LinearProgress
          variant={bulk.progress.total > 0 ? 'determinate' : 'indeterminate'}
          aria-label={t('selection.label')}
          value={(bulk.progress.done / Math.max(1, bulk.progress.total)) * 100}
          sx={{ mt: 1 }}
        />
      )}
      {asked && (
        <Question action={asked} count={count} list={list} bulk={bulk} onClose={() => setAsked(null)} />
      )}
      {report}
    </Paper>
  );
}

interface QuestionProps<Row extends ListRow> {
  action: BulkAction<Row>;
  count: number;
  list: ResourceListState<Row>;
  bulk: ReturnType<typeof useBulkRun<Row>>;
  onClose: () => void;
}

function Question<Row extends ListRow>({ action, count, list, bulk, onClose }: QuestionProps<Row>) {
  const { act } = action;
  if (act.kind === 'dialog') {
    return act.render({
      selection: list.selection,
      count,
      onClose,
      onDone: (result, undo) => {
        onClose();
        void bulk.finish(result, undo);
      },
    });
  }
  return (
    <ConfirmDialog
      title={action.label}
      text={act.confirm(count)}
      confirmLabel={action.label}
      isDanger={action.isDanger ?? false}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void (act.kind === 'rows' ? bulk.runRows(act) : bulk.runSelection(act.run));
      }}
    />
  );
}
