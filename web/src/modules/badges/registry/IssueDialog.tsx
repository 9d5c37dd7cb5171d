import Typography from '@mui/material/Typography';
import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { badgeLengths } from '@sewa/contract/badges/badge-validity';
import { badges } from '@sewa/contract/badges/badges';
import { badgeCategories, categoriesOf } from '@sewa/contract/badges/holders';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { showToast } from '../../../platform/toast.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { BulkReport } from '../../../ui/list/BulkReport.tsx';
import type { BulkDialogProps } from '../../../ui/list/list.types.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { issueBadges } from './badge.queries.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import { useBadgeTypes } from './use-badge-types.ts';

interface IssueDialogProps {
  /** Left out: it is asked. */
  type?: BadgeTypeValue;
  /** Those who were marked in a list. Left out: they are looked for here. */
  chosen?: BulkDialogProps;
  onClose: () => void;
}

const schema = z.object({
  type: z.string().min(1),
  people: z.array(z.uuid()).min(1).max(500),
  category: z.enum(badgeCategories),
  department: z.string().trim().max(80),
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
});

const DAYS_OF_YEAR = 365;

type Issued = ReplyOf<typeof badges.issue>;

/** Badges of one type for people who are entitled; whatever is left empty is as usual for the type. */
export function IssueDialog({ type, chosen, onClose }: IssueDialogProps) {
  const { t } = useTranslation('badges');
  const { number } = useFormat();
  const { label, choice } = useResourceWords(badges);
  const types = useBadgeTypes();
  const [report, setReport] = useState<Issued | null>(null);
  const first = type ?? types[0]?.value ?? 1;
  const form = useRecordForm({
    schema,
    // In a list people are marked already: the field only stands for them.
    values: {
      type: String(first),
      people: chosen ? [markedElsewhere] : [],
      category: '',
      department: '',
      validFrom: null,
      validTo: null,
    },
    hints: { people: t('issue.nobody') },
    save: (entered, { idempotencyKey }) =>
      issueBadges(
        {
          type: Number(entered.type) as BadgeTypeValue,
          selection: chosen ? withoutType(chosen.selection) : { ids: entered.people },
          ...(entered.category === '' ? {} : { category: entered.category }),
          ...(entered.department === '' ? {} : { department: entered.department }),
          ...(entered.validFrom === null ? {} : { validFrom: entered.validFrom }),
          ...(entered.validTo === null ? {} : { validTo: entered.validTo }),
        },
        idempotencyKey,
      ),
    saved: null,
    failed: t('issue.failed'),
    onSaved: finish,
  });
  const { watch, setValue } = form.form;
  const typed = Number(watch('type')) as BadgeTypeValue;
  // Each type has people and categories of its own. Who was chosen for another type is no longer shown, and gets no badge.
  useEffect(() => {
    const { unsubscribe } = watch((_entered, { name }) => {
      if (name !== 'type') return;
      setValue('people', []);
      setValue('category', '');
    });
    return unsubscribe;
  }, [watch, setValue]);
  const categories = categoriesOf(typed);
  const lengthText = (days: number) => {
    const years = Math.floor(days / DAYS_OF_YEAR);
    const [unit, count] = years > 0 ? (['years', years] as const) : (['days', days] as const);
    return t(`issue.length.${unit}`, { count, shown: number(count) });
  };
  if (report) return <BulkReport result={report} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={
        chosen ? t('issue.many', { count: chosen.count, shown: number(chosen.count) }) : t('issue.title')
      }
      submitLabel={t('issue.action')}
      onClose={onClose}
      width="md"
    >
      {!chosen && (
        <>
          <SelectInput
            {...form.field('type')}
            label={label('type')}
            isRequired
            choices={types.map(({ value, label: text }) => ({ value: String(value), label: text }))}
          />
          <PeoplePicker
            {...form.field('people')}
            key={typed}
            type={typed}
            label={t('issue.people')}
            isRequired
          />
        </>
      )}
      <Typography color="textSecondary">
        {t('issue.usual', { length: lengthText(badgeLengths[typed].maxDays) })}
      </Typography>
      <FormGroup>
        <DayInput {...form.field('validFrom')} label={label('validFrom')} min={today()} isOptional />
        <DayInput {...form.field('validTo')} label={label('validTo')} min={today()} isOptional />
        <TextInput {...form.field('department')} label={label('department')} maxLength={80} />
        {categories.length > 1 && (
          <SelectInput
            {...form.field('category')}
            label={label('category')}
            isOptional
            choices={categories
              .filter((one) => one !== '')
              .map((value) => ({ value, label: choice('category', value) ?? value }))}
          />
        )}
      </FormGroup>
    </FormDialog>
  );

  function finish(reply: Issued): void {
    if (chosen) {
      chosen.onDone(reply);
      return;
    }
    if (reply.refused.length > 0) {
      setReport(reply);
      return;
    }
    const numbers = reply.issued.map((one) => one.number);
    showToast(
      toastTypes.SUCCESS,
      t('issue.done', { count: reply.done, shown: number(reply.done), numbers: rangeText(numbers) }),
    );
    onClose();
  }
}

const markedElsewhere = '00000000-0000-4000-8000-000000000000';

/** The list's filter has the type that the call names by itself. */
function withoutType(selection: BulkDialogProps['selection']) {
  if ('ids' in selection) return selection;
  const { type: _named, ...filter } = selection.filter ?? {};
  return { ...selection, filter } as never;
}

/** Numbers of one act follow each other. */
function rangeText(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? String(first ?? '') : `${first}–${last}`;
}
