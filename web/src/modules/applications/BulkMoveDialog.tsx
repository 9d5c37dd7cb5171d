import Typography from '@mui/material/Typography';
import { applicationMoves, needsReason } from '@sewa/contract/applications/application-moves';
import { applications } from '@sewa/contract/applications/applications';
import { isUndoable } from '@sewa/contract/applications/undo-move';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import type { BulkDialogProps } from '../../ui/list/list.types.ts';
import { refreshApplications, undoMoves } from './application.queries.ts';
import { verbOf } from './moves.ts';

const schema = z
  .object({ to: z.string().min(1), reason: z.string().trim().max(1000) })
  .refine(({ to, reason }) => reason !== '' || !needsReason(Number(to)), { path: ['reason'] });

/** One decision on many; the server judges each by itself and names those that it cannot be made on. */
export function BulkMoveDialog({ selection, count, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation('applications');
  const { number } = useFormat();
  const moves = useMoves();
  const targets = [...new Set(moves.map((move) => move.to))].toSorted((a, b) => a - b);
  // As on the record; where two steps lead to one status, both are named.
  const verbsFor = (target: number) => {
    const verbs = moves
      .filter((move) => move.to === target)
      .map(({ from, to }) => t(`verb.${verbOf(from, to)}`));
    return [...new Set(verbs)].join(' / ');
  };
  const refusedText = (refused: number) => t('undo.someRefused', { count: refused, shown: number(refused) });
  const form = useRecordForm({
    schema,
    values: { to: targets.length === 1 ? String(targets[0]) : '', reason: '' },
    hints: { reason: t('move.reasonMissing') },
    save: async ({ to, reason }, { idempotencyKey }) => {
      const body = { selection, to: Number(to), reason } as const;
      const result = await call(applications.moveMany, { body: body as never, idempotencyKey });
      await refreshApplications();
      return result;
    },
    saved: null,
    failed: t('move.failed'),
    onSaved: ({ moved, ...result }) => {
      const isPossible = moved.length > 0 && isUndoable(Number(form.form.getValues('to')));
      onDone(result, isPossible ? () => undoMoves(moved, refusedText) : undefined);
    },
  });
  const to = useWatch({ control: form.form.control, name: 'to' });
  return (
    <FormDialog
      form={form}
      title={t('bulk.title', { count, shown: number(count) })}
      onClose={onClose}
      submitLabel={t('bulk.submit')}
    >
      <Typography color="textSecondary">{t('bulk.text')}</Typography>
      <SelectInput
        {...form.field('to')}
        label={t('bulk.to')}
        isRequired
        choices={targets.map((target) => ({ value: String(target), label: verbsFor(target) }))}
      />
      <TextInput
        {...form.field('reason')}
        label={t('move.reason')}
        hint={t('move.reasonHint')}
        isLong
        isRequired={needsReason(Number(to))}
      />
    </FormDialog>
  );
}

/** The steps that some right of this user allows. */
function useMoves() {
  const { may } = useSession();
  return applicationMoves.filter((one) => may(right('SEWADAR.APPLICATION', one.act)));
}
