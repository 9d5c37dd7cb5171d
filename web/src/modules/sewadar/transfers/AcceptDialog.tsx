import Typography from '@mui/material/Typography';
import { type Transfer, transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

export function AcceptDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const navigate = useNavigate();
  const { name } = transfer;
  const form = useRecordForm({
    schema: transfers.accept.body,
    values: { centre: useOwnCentre() },
    save: async (body, { idempotencyKey }) => {
      const reply = await call(transfers.accept, { params: { id: transfer.id }, body, idempotencyKey });
      await refreshSewadars();
      return reply;
    },
    saved: t('transfer.accepted', { name }),
    failed: t('transfer.answerFailed'),
    onSaved: ({ sewadar }) => void navigate(`/sewadar/${sewadar}`),
  });
  return (
    <FormDialog
      form={form}
      title={t('transfer.acceptTitle', { name })}
      submitLabel={t('transfer.accept')}
      onClose={onClose}
    >
      <Typography>{t('transfer.acceptText')}</Typography>
      <CentreInput {...form.field('centre')} isRequired />
    </FormDialog>
  );
}
