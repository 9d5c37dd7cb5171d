import Typography from '@mui/material/Typography';
import { needsReason } from '@sewa/contract/applications/application-moves';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { move } from './application.queries.ts';
import { verbOf } from './moves.ts';
import { useUndo } from './use-undo.ts';

interface MoveDialogProps {
  application: { id: string; version: number; name: string; type: number; status: number };
  to: number;
  onMoved?: () => void;
  onClose: () => void;
}

/** Says what the move does, and asks for a reason; those that need one do not go without. */
export function MoveDialog({ application, to, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation('applications');
  const verb = verbOf(application.status, to);
  const isReasonNeeded = needsReason(to);
  const undoOf = useUndo();
  const form = useRecordForm({
    schema: z.object({
      reason: z
        .string()
        .trim()
        .max(1000)
        .min(isReasonNeeded ? 1 : 0),
    }),
    values: { reason: '' },
    hints: { reason: t('move.reasonMissing') },
    save: ({ reason }, { idempotencyKey }) =>
      move(application, { to, reason }, { idempotencyKey, changedText: t('move.changed') }),
    saved: t(`moved.${verb}`, { name: application.name }),
    failed: t('move.failed'),
    undo: (moved) => undoOf(moved, to),
    onSaved: () => {
      onClose();
      onMoved?.();
    },
  });
  const text = verb === 'accept' ? t(`makes.${application.type}`) : t(`verbText.${verb}`);
  return (
    <FormDialog
      form={form}
      title={t('move.title', { verb: t(`verb.${verb}`), name: application.name })}
      submitLabel={t(`verb.${verb}`)}
      isDanger={verb === 'reject'}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <TextInput
        {...form.field('reason')}
        label={t(isReasonNeeded ? 'move.reason' : 'move.remark')}
        hint={t(isReasonNeeded ? 'move.reasonHint' : 'move.remarkHint')}
        isLong
        isRequired={isReasonNeeded}
      />
    </FormDialog>
  );
}
