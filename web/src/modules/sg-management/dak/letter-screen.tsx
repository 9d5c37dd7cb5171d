import { mdiArrowBottomLeft, mdiArrowTopRight, mdiClockAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { dakTypes } from '@sewa/contract/sg-management/enums';
import { dakTypeLabels } from '@sewa/contract/sg-management/letter-labels';
import { type Letter, type LetterFields, letters } from '@sewa/contract/sg-management/letters';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing } from '../../../ui/resource/use-field-values.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { AnswersInput } from './AnswersInput.tsx';
import { useLetterStatus } from './letter-status.ts';
import { monthsUntil } from './months.rules.ts';
import { PartyInput } from './PartyInput.tsx';

export const dakPath = '/sg-management/dak';

/** What a letter is called: by the own number, or on its way here by that of the sender. */
export function numberOf({ reference, theirNumber }: Pick<Letter, 'reference' | 'theirNumber'>): string {
  return reference || theirNumber;
}

/** What a new letter begins with. */
export const newLetter = { type: dakTypes.DISPATCH, kind: 'letter', mode: 'hand' } as const;

/** The form of a letter; `answered` is the letter that a new one answers. */
export function useLetterForm(answered?: Letter): FormSpec<typeof letters> {
  const { label, hint } = useResourceWords(letters);
  return useMemo(() => {
    const defaults: Partial<LetterFields> = answered
      ? {
          ...newLetter,
          type: answered.type === dakTypes.RECEIVE ? dakTypes.DISPATCH : dakTypes.RECEIVE,
          centre: answered.centre,
          party: answered.party,
          subject: `Re: ${answered.subject}`.slice(0, 200),
          answers: answered.id,
        }
      : newLetter;
    return {
      fields: [
        'type',
        'centre',
        'receivedOn',
        'receiver',
        'party',
        'subject',
        'kind',
        'mode',
        'courierNumber',
        'enclosures',
      ],
      defaults,
      inputs: {
        receivedOn: (field, row) => (
          <ReceiptInput control={field.control}>
            <DayInput
              {...field}
              label={label('receivedOn')}
              hint={row === null ? hint('receivedOn') : undefined}
              max={today()}
              isOptional
            />
          </ReceiptInput>
        ),
        receiver: (field, row) => (
          <ReceiptInput control={field.control}>
            <TextInput
              {...field}
              label={label('receiver')}
              hint={row === null ? hint('receiver') : undefined}
              maxLength={120}
            />
          </ReceiptInput>
        ),
        party: (field) => <PartyInput {...field} label={label('party')} hint={hint('party')} isRequired />,
        answers: (field, row) => (
          <AnswersInput {...field} label={label('answers')} current={answeredOf(row, answered)} />
        ),
      },
    };
  }, [label, hint, answered]);
}

/** Asked only of a letter that came: an own one is received at the other end. */
function ReceiptInput({ control, children }: Pick<BoundField, 'control'> & { children: ReactNode }) {
  const type = useWatch({ control, name: 'type' });
  return type === dakTypes.RECEIVE ? children : null;
}

export function useLetterColumns(): ColumnSpec<typeof letters>[] {
  return useMemo(
    () => [
      {
        field: 'reference',
        card: 'line',
        isShort: true,
        render: (letter: Letter) => <LetterNumber letter={letter} />,
      },
      'day',
      { field: 'party', render: ({ party }: Letter) => <OneLine text={party} width="10rem" /> },
      {
        field: 'subject',
        card: 'title',
        render: ({ subject }: Letter) => <OneLine text={subject} width="17rem" />,
      },
      'kind',
      'mode',
      'replyBy',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        isShort: true,
        render: (letter: Letter) => <LetterStatus letter={letter} />,
      },
    ],
    [],
  );
}

const MONTHS = 18;

/** The month of the register, which only a list of months makes easy to choose. */
export function useLetterFilters(): Filter[] {
  const { label } = useResourceWords(letters);
  const { month } = useFormat();
  return useMemo(() => {
    const choices = monthsUntil(today(), MONTHS).map((value) => ({ value, label: month(value) }));
    return [{ kind: 'choice', field: 'month', label: label('month'), choices }];
  }, [label, month]);
}

/** A late answer comes before the status; a card has room for one of them. */
function LetterStatus({ letter }: { letter: Letter }) {
  const { t } = useTranslation('sg-management');
  const statusOf = useLetterStatus();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {letter.isOverdue && <StatusChip tone="error" icon={mdiClockAlertOutline} label={t('overdue')} />}
      <Box component="span" sx={letter.isOverdue ? { display: { xs: 'none', md: 'inline' } } : {}}>
        <StatusChip {...statusOf(letter.status)} />
      </Box>
    </Box>
  );
}

function LetterNumber({ letter }: { letter: Letter }) {
  const language = useStore(languageStore);
  const isDispatch = letter.type === dakTypes.DISPATCH;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
      }}
    >
      <Icon
        path={isDispatch ? mdiArrowTopRight : mdiArrowBottomLeft}
        fontSize="small"
        titleAccess={dakTypeLabels[letter.type]?.[language] ?? ''}
        color={isDispatch ? 'action' : 'primary'}
      />
      {numberOf(letter) || nothing}
    </Box>
  );
}

/** Cut off with an ellipsis: each letter is one line of the register. */
function OneLine({ text, width }: { text: string; width: string }) {
  return (
    <Box component="span" title={text} sx={{ ...oneLine, maxWidth: { md: width } }}>
      {text}
    </Box>
  );
}

/** Clipped with a margin, because Gurmukhi reaches above its line. */
const oneLine = {
  '--value-display': 'inline',
  display: { md: 'block' },
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** What a letter answers, or a new one is to answer, by its name. */
export function answeredOf(row: Letter | null, answered: Letter | undefined) {
  if (row?.answers) return { id: row.answers, name: row.answersName ?? '–' };
  return answered ? { id: answered.id, name: `${numberOf(answered)} · ${answered.subject}` } : null;
}
