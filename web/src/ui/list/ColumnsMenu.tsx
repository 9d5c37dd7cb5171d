import { mdiViewColumnOutline } from '@mdi/js';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { ToolMenu } from '../ToolMenu.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';
import { isVisible } from './visible-columns.ts';

export function ColumnsMenu<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { toggled } = list.state;
  const choices = list.definition.columns.filter((column) => column.card !== 'title');
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
    <ToolMenu icon={mdiViewColumnOutline} label={t('list.columns')} staysOpen>
      {choices.map((column) => (
        <MenuItem
          key={column.field}
          role="menuitemcheckbox"
          aria-checked={isVisible(column, toggled)}
          onClick={() => toggle(column.field)}
          dense
        >
          <Checkbox
            edge="start"
            size="small"
            checked={isVisible(column, toggled)}
            tabIndex={-1}
            disableRipple
            inert
          />
          <ListItemText primary={column.heading} />
        </MenuItem>
      ))}
    </ToolMenu>
  );
}
