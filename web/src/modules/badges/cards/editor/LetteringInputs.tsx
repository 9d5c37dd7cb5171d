import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  type CardElement,
  type CardElementOf,
  cardFields,
  MAX_CARD_TEXT,
} from '@sewa/contract/badges/card-template';
import { cardFieldNames } from '@sewa/contract/badges/card-words';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useTranslation } from 'react-i18next';
import { languageNames, languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import { ColourInput, MillimetreInput } from './element-inputs.tsx';

interface LetteringInputsProps {
  element: CardElementOf<'field'> | CardElementOf<'text'>;
  /** Of the card: its text is edited in it. */
  language: Language;
  onChange: (change: Partial<CardElement>) => void;
}

export function LetteringInputs({ element, language, onChange }: LetteringInputsProps) {
  const { t } = useTranslation('cards');
  const own = useStore(languageStore);
  return (
    <>
      {element.kind === 'field' ? (
        <>
          <TextField
            select
            size="small"
            label={t('template.field')}
            value={element.field}
            onChange={({ target }) =>
              onChange({ field: cardFields.find((one) => one === target.value) ?? 'name' })
            }
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {cardFields.map((field) => (
              <option key={field} value={field}>
                {cardFieldNames[field][own]}
              </option>
            ))}
          </TextField>
          <FormControlLabel
            label={t('template.hasLabel')}
            control={<Switch checked={element.hasLabel} onChange={(_, hasLabel) => onChange({ hasLabel })} />}
          />
        </>
      ) : (
        <TextField
          size="small"
          multiline
          maxRows={4}
          label={t('template.text', { language: languageNames[language] })}
          helperText={
            language !== 'en' && element.text[language] === '' ? t('template.takesEnglish') : undefined
          }
          value={element.text[language]}
          onChange={({ target }) =>
            onChange({ text: { ...element.text, [language]: target.value.slice(0, MAX_CARD_TEXT) } })
          }
        />
      )}
      <Stack direction="row" spacing={1}>
        <MillimetreInput
          label={t('template.letterSize')}
          value={element.size}
          min={3}
          max={40}
          onChange={(size) => onChange({ size })}
        />
        <MillimetreInput
          label={t('template.lines')}
          value={element.lines}
          min={1}
          max={6}
          onChange={(lines) => onChange({ lines: Math.round(lines) })}
        />
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={t('template.align')}
          value={element.align}
          onChange={({ target }) =>
            onChange({ align: alignments.find((one) => one === target.value) ?? 'left' })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {alignments.map((align) => (
            <option key={align} value={align}>
              {t(`template.alignment.${align}`)}
            </option>
          ))}
        </TextField>
        <FormControlLabel
          label={t('template.bold')}
          control={<Switch checked={element.isBold} onChange={(_, isBold) => onChange({ isBold })} />}
        />
      </Stack>
      <ColourInput
        label={t('template.colour')}
        value={element.colour}
        onChange={(colour) => onChange({ colour })}
      />
    </>
  );
}

const alignments = ['left', 'center', 'right'] as const;
