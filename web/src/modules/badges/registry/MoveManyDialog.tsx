import Typography from '@mui/material/Typography';
import { badgeNeedsReason } from '@sewa/contract/badges/badge-moves';
import { MAX_BADGE_REASON } from '@sewa/contract/badges/badges';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormat } from '../../../platform/use-format.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { BulkDialogProps } from '../../../ui/list/list.types.ts';
import { type BadgeGoal, verbTo } from '../verbs.ts';
import { moveBadges, undoMoves } from './badge.queries.ts';

/** One move for many badges: says what it does, and asks for the reason where one is needed. */
export function MoveManyDialog(props: BulkDialogProps & { to: BadgeGoal }) {
  const { selection, count, onDone, onClose, to } = props;
  const { t } = useTranslation('badges');
  const { number } = useFormat();
  const verb = verbTo[to];
  const isReasonAsked = badgeNeedsReason(to);
  const reason = z.string().trim().max(MAX_BADGE_REASON);
  const form = useRecordForm({
    schema: z.object({ reason: isReasonAsked ? reason.min(1) : reason }),
    values: { reason: '' },
    hints: { reason: t('move.reasonMissing') },
    save: (body, { idempotencyKey }) =>
      moveBadges({ selection, to, reason: body.reason } as Parameters<typeof moveBadges>[0], idempotencyKey),
    // The list says how many it was done for.
    saved: null,
    failed: t('move.failed'),
    onSaved: (result) => onDone(result, result.moved.length > 0 ? () => undoMoves(result.moved) : undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t(`many.${verb}`, { count, shown: number(count) })}
      submitLabel={t(`verb.${verb}`)}
      isDanger={verb === 'revoke'}
      onClose={onClose}
    >
      <Typography>{t(`text.${verb}`)}</Typography>
      {isReasonAsked && (
        <TextInput
          {...form.field('reason')}
          label={t('move.reason')}
          isLong
          isRequired
          maxLength={MAX_BADGE_REASON}
        />
      )}
    </FormDialog>
  );
}
