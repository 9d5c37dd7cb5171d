import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../list.types.ts';
import { chosenNext } from './chosen-next.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';

type ChoiceKind = Extract<Filter, { kind: 'choice' }>;

/** A few choices: one, or as many as one likes where the call takes several. */
export function ChoiceFilter({ filter, values, onChange, onDone, isInline }: FilterEditorProps<ChoiceKind>) {
  const { t } = useTranslation('ui');
  const { chosen, next } = chosenNext(filter, values);
  return (
    <MenuList autoFocusItem={!isInline} dense={isInline ?? false} aria-label={filter.label}>
      {filter.choices.map((choice) => {
        const isChosen = chosen.includes(choice.value);
        return (
          <MenuItem
            key={String(choice.value)}
            role={filter.isSeveral ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => {
              onChange(next(choice.value));
              if (!filter.isSeveral) onDone?.();
            }}
            sx={{ whiteSpace: 'normal' }}
          >
            {filter.isSeveral && (
              <Checkbox edge="start" size="small" checked={isChosen} tabIndex={-1} disableRipple inert />
            )}
            {choice.label}
          </MenuItem>
        );
      })}
      {filter.choices.length === 0 && <MenuItem disabled>{t('list.noChoices')}</MenuItem>}
    </MenuList>
  );
}
