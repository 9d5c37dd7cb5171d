import Typography from '@mui/material/Typography';
import { badgeNeedsReason } from '@sewa/contract/badges/badge-moves';
import { type BadgeRow, MAX_BADGE_REASON } from '@sewa/contract/badges/badges';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { moveBadge } from '../registry/badge.queries.ts';
import { type BadgeGoal, verbTo } from '../verbs.ts';
import { useMoveUndo } from './use-move-undo.ts';

interface MoveBadgeDialogProps {
  badge: BadgeRow;
  to: BadgeGoal;
  onClose: () => void;
}

/** Says what the move does, and asks for the reason. */
export function MoveBadgeDialog({ badge, to, onClose }: MoveBadgeDialogProps) {
  const { t } = useTranslation('badges');
  const verb = verbTo[to];
  const isRequired = badgeNeedsReason(to);
  const undoOf = useMoveUndo();
  const reason = z.string().trim().max(MAX_BADGE_REASON);
  const form = useRecordForm({
    schema: z.object({ reason: isRequired ? reason.min(1) : reason }),
    values: { reason: '' },
    hints: { reason: t('move.reasonMissing') },
    save: (body, { idempotencyKey }) =>
      moveBadge(badge, { to, reason: body.reason }, { idempotencyKey, changedText: t('move.changed') }),
    saved: t(`moved.${verb}`, { number: badge.number }),
    failed: t('move.failed'),
    undo: (moved) => undoOf(moved),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('move.title', { verb: t(`verb.${verb}`), number: badge.number })}
      submitLabel={t(`verb.${verb}`)}
      isDanger={verb === 'revoke'}
      onClose={onClose}
    >
      <Typography>{t(`text.${verb}`)}</Typography>
      <TextInput {...form.field('reason')} label={t('move.reason')} isLong isRequired={isRequired} />
    </FormDialog>
  );
}
