import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { useTranslation } from 'react-i18next';
import { withPresence } from '../filter-words.ts';
import { emptiness } from '../list-state.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';

/** Asks for the rows in which a field is empty, or for those in which it is not. */
export function PresenceChoice(props: FilterEditorProps & { field: string }) {
  const { filter, field, values, onChange, onDone, isInline } = props;
  const { t } = useTranslation('ui');
  const current = emptiness.find((name) => valuesOf(values[name]).includes(field)) ?? null;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={current}
      aria-label={filter.label}
      onChange={(_event, next: (typeof emptiness)[number] | null) => {
        onChange(withPresence(field, next, values));
        onDone?.();
      }}
      sx={isInline ? {} : { p: 2, pt: filter.kind === 'presence' ? 2 : 0, minWidth: 240 }}
    >
      {emptiness.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {t(`list.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
