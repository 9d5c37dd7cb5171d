import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { applications } from '@sewa/contract/applications/applications';
import type { RowOf } from '@sewa/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useApplicationLabels } from '../use-application-labels.ts';
import { columnStatuses } from './columns.ts';

interface ColumnChoiceProps {
  counts: RowOf<typeof applications.counts>[] | undefined;
  chosen: number;
  onChoose: (status: number) => void;
}

/** A phone shows one column at a time. */
export function ColumnChoice({ counts, chosen, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation('applications');
  const { number } = useFormat();
  const labels = useApplicationLabels();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('status')}
      spacing={1}
      sx={{ overflowX: 'auto', pb: 1, mb: 1, mx: -2, px: 2 }}
    >
      {columnStatuses.map((status) => {
        const { label, icon } = labels.status(status);
        const total = counts?.find((one) => one.status === status)?.total ?? 0;
        return (
          <Chip
            key={status}
            icon={<Icon path={icon} />}
            label={`${label} ${number(total)}`}
            aria-pressed={status === chosen}
            color={status === chosen ? 'primary' : 'default'}
            variant={status === chosen ? 'filled' : 'outlined'}
            onClick={() => onChoose(status)}
            sx={{ height: 44, borderRadius: 22, flexShrink: 0 }}
          />
        );
      })}
    </Stack>
  );
}
