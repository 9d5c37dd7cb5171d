import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { type DakType, dakTypes } from '@sewa/contract/sg-management/enums';
import { letterFields, letters } from '@sewa/contract/sg-management/letters';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { isDay } from '../../../ui/day/day.rules.ts';
import { type FieldProps, useBoundField } from '../../../ui/form/bound-field.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormFeedback } from '../../../ui/form/FormFeedback.tsx';
import { UnsavedGuard } from '../../../ui/form/UnsavedGuard.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { useResourceInputs } from '../../../ui/resource/use-resource-inputs.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { createLetter, useNextReference } from './letter.queries.ts';
import { newLetter } from './letter-screen.tsx';
import { PartyInput } from './PartyInput.tsx';

/** One letter a row: Tab goes through the fields, Enter saves from any of them, and the next number is ready. */
export function QuickEntry() {
  const centre = useOwnCentre();
  const [kept, setKept] = useState<Kept & { round: number }>({
    ...{ type: newLetter.type, centre, receivedOn: null, receiver: '' },
    round: 0,
  });
  const { round, ...before } = kept;
  return (
    <QuickForm
      key={round}
      before={before}
      isNext={round > 0}
      onSaved={(saved) => setKept({ ...saved, round: round + 1 })}
    />
  );
}

/** What the next letter takes over: post that waited is entered pile by pile. */
interface Kept {
  type: DakType;
  centre: string;
  receivedOn: string | null;
  receiver: string;
}

interface QuickFormProps {
  before: Kept;
  isNext: boolean;
  onSaved: (saved: Kept) => void;
}

function QuickForm({ before, isNext, onSaved }: QuickFormProps) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(letters);
  const frame = useRef<HTMLFormElement>(null);
  const form = useRecordForm({
    schema: letterFields,
    values: { ...emptyFields(letterFields), ...newLetter, ...before },
    save: async (body, { idempotencyKey }) => {
      await createLetter(body, idempotencyKey);
      const { type, centre, receivedOn, receiver } = body;
      return { type, centre, receivedOn, receiver };
    },
    saved: t('quick.saved'),
    failed: t('quick.failed'),
    onSaved,
  });
  const input = useResourceInputs({ resource: letters, field: form.field });
  const [entered, chosenCentre, mode, receivedOn] = useWatch({
    control: form.form.control,
    name: ['type', 'centre', 'mode', 'receivedOn'],
  });
  const isReceived = entered === dakTypes.RECEIVE;
  const chosenType = isReceived ? dakTypes.RECEIVE : dakTypes.DISPATCH;
  const next = useNextReference({
    centre: chosenCentre,
    type: chosenType,
    day: isReceived && receivedOn !== null && isDay(receivedOn) ? receivedOn : null,
  });
  // The hand goes on where the last letter began.
  useEffect(() => {
    if (isNext) frame.current?.querySelector<HTMLInputElement>('input[name=party]')?.focus();
  }, [isNext]);
  return (
    <Box
      component="form"
      ref={frame}
      noValidate
      aria-label={t('quick.title')}
      onSubmit={form.submit}
      onKeyDown={enterSaves}
      sx={{ py: 0.5 }}
    >
      <Box sx={row}>
        <Box
          aria-live="polite"
          sx={{
            flex: 'none',
            minWidth: next === undefined ? 0 : '8.5rem !important',
            whiteSpace: 'nowrap',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box component="span" sx={visuallyHidden}>{`${t('quick.next')} `}</Box>
          {next ?? '–'}
        </Box>
        <Box sx={{ flex: '0 0 7.25rem' }}>
          <TypeInput {...form.field('type')} label={words.label('type')} />
        </Box>
        {/* Stays away where there is only one. */}
        <Box sx={{ flex: '1 1 6.5rem', '&:empty': { display: 'none' } }}>{input('centre')}</Box>
        <Box sx={{ flex: '2 1 7rem' }}>
          <PartyInput {...form.field('party')} label={t(isReceived ? 'from' : 'to')} isRequired />
        </Box>
        <Box sx={{ flex: '3 1 8rem' }}>{input('subject')}</Box>
        <Box sx={{ flex: '0 0 6.5rem' }}>{input('kind')}</Box>
        <Box sx={{ flex: '0 0 7.5rem' }}>{input('mode')}</Box>
        {mode === 'courier' && <Box sx={{ flex: '1 1 6rem' }}>{input('courierNumber')}</Box>}
        {isReceived && (
          <>
            <Box sx={{ flex: '1 1 6rem' }}>{input('theirNumber')}</Box>
            <Box sx={{ flex: '0 0 8.5rem' }}>
              <DayInput
                {...form.field('receivedOn')}
                label={words.label('receivedOn')}
                hint={words.hint('receivedOn')}
                max={today()}
                isOptional
              />
            </Box>
            <Box sx={{ flex: '1 1 7rem' }}>{input('receiver')}</Box>
          </>
        )}
        <Box sx={{ flex: '0 0 8.5rem' }}>{input('replyBy')}</Box>
        <Button type="submit" variant="contained" loading={form.isSubmitting} sx={{ flex: 'none' }}>
          {t('quick.save')}
        </Button>
      </Box>
      <FormFeedback form={form} />
      <UnsavedGuard form={form} />
    </Box>
  );
}

/** A list of the browser's own: an arrow or a letter chooses. */
function TypeInput(props: FieldProps) {
  const { choice } = useResourceWords(letters);
  const { field, inputRef, error } = useBoundField(props, (value) => choice('type', value) ?? '–');
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      onChange={(event) => field.onChange(Number(event.target.value))}
      select
      label={props.label}
      error={error !== undefined}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {Object.values(dakTypes).map((type) => (
        <option key={type} value={type}>
          {choice('type', type)}
        </option>
      ))}
    </TextField>
  );
}

function enterSaves(event: KeyboardEvent<HTMLFormElement>) {
  // An open list takes Enter for the choice that is marked in it.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const { target } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  // A dialog over the form is a child of it for React, but not one of its fields.
  if (!event.currentTarget.contains(target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The inputs of the kit, lower: what they say below themselves is heard, and seen in the line of what is wrong. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  '& .MuiFormHelperText-root': visuallyHidden,
  '& .MuiInputBase-root': { minHeight: 38, height: 38, py: '0 !important' },
  '& .MuiInputBase-input': { py: '0 !important', height: '38px', boxSizing: 'border-box' },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 8px) scale(1)' },
} as const;
