import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { renewals } from '@sewa/contract/oae/renewals';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { BulkDialogProps } from '../../../ui/list/list.types.ts';
import { refreshOae } from '../oae.queries.ts';

const schema = z.object({ validTo: daySchema });

/** Many as they are; only the temporary ones are asked how long. */
export function RenewManyDialog({
  selection,
  count,
  onDone,
  onClose,
  year,
}: BulkDialogProps & { year: number }) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const form = useRecordForm({
    schema,
    values: { validTo: `${year}-12-31` },
    save: async ({ validTo }, { idempotencyKey }) => {
      const body = { selection, validTo } as Parameters<typeof call<typeof renewals.renewMany>>[1]['body'];
      const result = await call(renewals.renewMany, { body, idempotencyKey });
      await refreshOae();
      return result;
    },
    saved: null,
    failed: t('renewal.failed'),
    onSaved: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('renewal.unchangedTitle', { count, shown: number(count) })}
      submitLabel={t('renewal.renew')}
      onClose={onClose}
    >
      <Typography>{t('renewal.unchangedText')}</Typography>
      <DayInput {...form.field('validTo')} label={t('renewal.validTo')} isRequired />
    </FormDialog>
  );
}
