import Typography from '@mui/material/Typography';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { refreshSewadars, useTransferAreas } from '../sewadar.queries.ts';

/** To another area: a request that the other side accepts. */
export function AreaDialog({ sewadar, onClose }: { sewadar: Sewadar; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const areas = useTransferAreas().data ?? [];
  const form = useRecordForm({
    schema: transfers.ask.body,
    values: { area: '', reason: '' },
    save: async (body, { idempotencyKey }) => {
      await call(transfers.ask, { params: { id: sewadar.id }, body, idempotencyKey });
      await refreshSewadars();
    },
    saved: t('transfer.asked'),
    failed: t('transfer.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('transfer.areaTitle', { name: sewadar.name })}
      submitLabel={t('transfer.ask')}
      onClose={onClose}
    >
      <Typography>{t('transfer.areaText')}</Typography>
      <ChoiceInput
        {...form.field('area')}
        label={t('transfer.area')}
        isRequired
        choices={areas.map((area) => ({ value: area.id, label: area.name }))}
      />
      <TextInput {...form.field('reason')} label={t('transfer.reason')} isLong maxLength={500} />
    </FormDialog>
  );
}
