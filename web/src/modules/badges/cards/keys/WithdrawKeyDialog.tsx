import Typography from '@mui/material/Typography';
import { MAX_KEY_REASON } from '@sewa/contract/badges/keys';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormat } from '../../../../platform/use-format.ts';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { withdrawKey } from './keys.queries.ts';

interface WithdrawKeyDialogProps {
  id: string;
  /** Valid badges whose cards are refused from then on. */
  cards: number;
  onClose: () => void;
}

const schema = z.object({ reason: z.string().trim().min(1).max(MAX_KEY_REASON) });

/** Says what is lost, and asks for the reason. */
export function WithdrawKeyDialog({ id, cards, onClose }: WithdrawKeyDialogProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormat();
  const form = useRecordForm({
    schema,
    values: { reason: '' },
    save: ({ reason }, { idempotencyKey }) => withdrawKey(id, reason, idempotencyKey),
    saved: t('keys.withdrawn', { key: id }),
    failed: t('keys.withdrawFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('keys.withdrawTitle', { key: id })}
      submitLabel={t('keys.withdraw')}
      isDanger
      onClose={onClose}
    >
      <Typography>{t('keys.withdrawText')}</Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t('keys.withdrawCards', { count: cards, shown: number(cards) })}
      </Typography>
      <TextInput {...form.field('reason')} label={t('keys.reason')} isLong isRequired />
    </FormDialog>
  );
}
