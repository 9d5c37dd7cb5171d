import Typography from '@mui/material/Typography';
import { isBackward } from '@sewa/contract/blood-donation/camp-moves';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { moveCamp } from './camp.queries.ts';

interface MoveCampDialogProps {
  camp: Camp;
  to: number;
  onClose: () => void;
}

/** One step of a camp: back with a reason, reconciled by the number that the blood banks counted. */
export function MoveCampDialog({ camp, to, onClose }: MoveCampDialogProps) {
  const { t } = useTranslation('blood-donation');
  const isBack = isBackward({ from: camp.status, to });
  const isReconciling = to === campStatuses.RECONCILED;
  const form = useRecordForm({
    schema: z.object({
      reason: isBack ? z.string().trim().min(3).max(500) : z.string(),
      units: isReconciling ? z.number().int().min(0).max(10_000) : z.number().nullable(),
    }),
    values: { reason: '', units: null as unknown as number },
    save: ({ reason, units }) => moveCamp(camp.id, { to, version: camp.version, reason, units }),
    saved: t('camp.moved', { name: camp.name }),
    failed: t('camp.moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(isBack ? `camp.back.${to}` : `camp.verb.${to}`)}
      submitLabel={t(isBack ? `camp.back.${to}` : `camp.verb.${to}`)}
      onClose={onClose}
    >
      <Typography>{t(isBack ? 'camp.backText' : `camp.text.${to}`, { name: camp.name })}</Typography>
      {isBack && <TextInput {...form.field('reason')} label={t('camp.reason')} isRequired />}
      {isReconciling && <NumberInput {...form.field('units')} label={t('camp.countedUnits')} isRequired />}
    </FormDialog>
  );
}
