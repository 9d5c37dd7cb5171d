import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../day/DayField.tsx';
import type { Filter } from '../list.types.ts';
import { fieldsOf } from '../list-state.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import { readTyped } from './read-typed.ts';

type TypedKind = Extract<Filter, { kind: 'day' | 'text' | 'range' }>;

/** One text or day, or the two ends of a range, which are checked before they are asked for. */
export function TypedFilter({ filter, values, onChange, onDone, isInline }: FilterEditorProps<TypedKind>) {
  const { t } = useTranslation('ui');
  const fields = fieldsOf(filter);
  const [texts, setTexts] = useState(() => fields.map((field) => valuesOf(values[field]).join()));
  const [isChecked, setIsChecked] = useState(false);
  const { entries, problems } = readTyped(filter, texts);
  const isRange = fields.length > 1;
  const isDay = filter.kind === 'day' || (filter.kind === 'range' && filter.of === 'day');
  return (
    <Box
      component="form"
      noValidate
      sx={{ p: isInline ? 0 : 2, display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsChecked(true);
        if (problems.some((problem) => problem !== null)) return;
        onChange(entries);
        onDone?.();
      }}
    >
      {fields.map((field, place) => {
        const problem = isChecked ? problems[place] : null;
        const words = {
          label: isRange ? t(place === 0 ? 'list.rangeFrom' : 'list.rangeTo') : filter.label,
          ...(problem ? { error: t(`list.problem.${problem}`) } : {}),
        };
        const change = (text: string) => setTexts(texts.with(place, text));
        if (isDay)
          return (
            <DayField
              key={field}
              {...words}
              value={texts[place] ?? ''}
              onChange={change}
              autoFocus={place === 0 && !isInline}
              sx={{ flex: '1 1 170px' }}
            />
          );
        return (
          <TextField
            key={field}
            size="small"
            label={words.label}
            error={problem !== null && problem !== undefined}
            helperText={words.error}
            autoFocus={place === 0 && !isInline}
            value={texts[place] ?? ''}
            onChange={(event) => change(event.target.value)}
            slotProps={{
              htmlInput: isRange ? { inputMode: 'numeric', maxLength: 6 } : { maxLength: 60 },
            }}
            sx={{ flex: isRange ? '1 1 90px' : '1 1 180px' }}
          />
        );
      })}
      <Button type="submit" variant="outlined">
        {t('list.apply')}
      </Button>
    </Box>
  );
}
