import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { BulkDialogProps } from '../../../ui/list/list.types.ts';
import { renewBadges } from './badge.queries.ts';

const schema = z.object({ validTo: daySchema.nullable() });

/** Badges that go on under their number; without a day each by the usual length of its type. */
export function RenewManyDialog({ selection, count, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation('badges');
  const { number } = useFormat();
  const form = useRecordForm({
    schema,
    values: { validTo: null },
    save: ({ validTo }, { idempotencyKey }) =>
      renewBadges(
        { selection, ...(validTo === null ? {} : { validTo }) } as Parameters<typeof renewBadges>[0],
        idempotencyKey,
      ),
    saved: null,
    failed: t('renew.failed'),
    onSaved: (result) => onDone(result),
  });
  return (
    <FormDialog
      form={form}
      title={t('renew.title', { count, shown: number(count) })}
      submitLabel={t('renew.action')}
      onClose={onClose}
    >
      <Typography>{t('renew.text')}</Typography>
      <DayInput
        {...form.field('validTo')}
        label={t('renew.validTo')}
        hint={t('renew.validToHint')}
        min={today()}
        isOptional
      />
    </FormDialog>
  );
}
