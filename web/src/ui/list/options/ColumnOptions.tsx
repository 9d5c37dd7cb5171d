import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { ListRow } from '../list.types.ts';
import type { ResourceListState } from '../use-list.ts';
import { isVisible, usefulColumns } from '../visible-columns.ts';
import { OptionGroup } from './OptionGroup.tsx';

export function ColumnOptions<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { toggled } = list.state;
  const choices = usefulColumns(list.definition).filter((column) => column.card !== 'title');
  const toggle = (field: string) =>
    list.change(
      {
        page: list.state.page,
        toggled: toggled.includes(field) ? toggled.filter((one) => one !== field) : [...toggled, field],
      },
      { isTyping: true },
    );
  if (choices.length === 0) return null;
  return (
    <OptionGroup title={t('list.columns')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1 }}>
        {choices.map((column) => (
          <FormControlLabel
            key={column.field}
            control={
              <Checkbox
                size="small"
                checked={isVisible(column, toggled)}
                onChange={() => toggle(column.field)}
              />
            }
            label={column.heading}
          />
        ))}
      </Box>
    </OptionGroup>
  );
}
