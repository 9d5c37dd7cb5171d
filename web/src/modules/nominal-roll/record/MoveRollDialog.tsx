import Typography from '@mui/material/Typography';
import { rollNeedsReason } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { moveRoll } from '../roll.queries.ts';
import { useRollUndo } from './use-roll-undo.ts';
import { verbTo } from './verbs.ts';

interface MoveRollDialogProps {
  roll: Roll;
  to: number;
  onClose: () => void;
}

/** Says what the move does, and asks for the reason. */
export function MoveRollDialog({ roll, to, onClose }: MoveRollDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const verb = verbTo(to);
  const isRequired = rollNeedsReason(to);
  const undoOf = useRollUndo();
  const reason = z.string().trim().max(1000);
  const form = useRecordForm({
    schema: z.object({ reason: isRequired ? reason.min(1) : reason }),
    values: { reason: '' },
    hints: { reason: t('move.reasonMissing') },
    save: (body, { idempotencyKey }) => moveRoll(roll, { to, reason: body.reason }, idempotencyKey),
    saved: t(`moved.${verb}`, { number: roll.number }),
    failed: t('move.failed'),
    undo: (moved) => undoOf(moved),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('move.title', { verb: t(`verb.${verb}`), number: roll.number })}
      submitLabel={t(`verb.${verb}`)}
      isDanger={verb === 'cancel'}
      onClose={onClose}
    >
      <Typography>{t('move.cancelText')}</Typography>
      <TextInput {...form.field('reason')} label={t('move.reason')} isLong isRequired={isRequired} />
    </FormDialog>
  );
}
