import Typography from '@mui/material/Typography';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

const schema = transfers.toCentre.body.pick({ centre: true });

/** To another centre of the area: at once. */
export function CentreDialog({ sewadar, onClose }: { sewadar: Sewadar; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const others = useCentres().data?.filter((centre) => centre.id !== sewadar.centre && centre.isActive) ?? [];
  const form = useRecordForm({
    schema,
    values: { centre: '' },
    save: async ({ centre }) => {
      await call(transfers.toCentre, {
        params: { id: sewadar.id },
        body: { centre, version: sewadar.version },
      });
      await refreshSewadars();
    },
    saved: t('transfer.done'),
    failed: t('transfer.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('transfer.centreTitle', { name: sewadar.name })}
      submitLabel={t('transfer.submit')}
      onClose={onClose}
    >
      <Typography>{t('transfer.centreText')}</Typography>
      <ChoiceInput
        {...form.field('centre')}
        label={t('transfer.newCentre')}
        isRequired
        choices={others.map((centre) => ({ value: centre.id, label: centre.name, note: centre.code }))}
      />
    </FormDialog>
  );
}
