import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { type SubstanceField, substanceFields } from '@sewa/contract/sg-management/record-moves';
import { fieldVerdict, type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldTexts } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { Changes } from './Changes.tsx';
import { changedFields } from './changes.rules.ts';
import { moveRecord, undoRecordMove } from './record.queries.ts';

interface DecideDialogProps {
  record: SgRecord;
  to: number;
  onClose: () => void;
}

const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('accepted'), comment: z.literal('') }),
  z.object({ verdict: z.literal('back'), comment: fieldVerdict.shape.comment.min(1) }),
]);
const verdictsSchema = z.partialRecord(fieldVerdict.shape.field, verdictSchema);
type Verdict = z.infer<typeof verdictSchema>;
type Verdicts = z.infer<typeof verdictsSchema>;

/** An approval, or the way back: with what changed since the last decision, and a word on single fields. */
export function DecideDialog({ record: given, to, onClose }: DecideDialogProps) {
  const { t } = useTranslation('sg-management');
  // Changed by somebody else meanwhile, it is refused: nobody approves what they have not read.
  const [record] = useState(given);
  const isBack = to === sgRecordStatuses.PENDING;
  const reason = z.string().trim().max(1000);
  const noVerdicts: Verdicts = {};
  const form = useRecordForm({
    schema: z.object({ reason: isBack ? reason.min(1) : reason, verdicts: verdictsSchema }),
    values: { reason: '', verdicts: noVerdicts },
    hints: { reason: t('record.reasonMissing') },
    save: (body, { idempotencyKey }) =>
      moveRecord(
        record.id,
        {
          to,
          reason: body.reason,
          version: record.version,
          verdicts: substanceFields.flatMap((field) => {
            const one = body.verdicts[field];
            return one ? [{ field, ...one }] : [];
          }),
        },
        idempotencyKey,
      ),
    saved: t(isBack ? 'record.sentBack' : 'record.approved', { number: record.number }),
    failed: t('record.moveFailed'),
    undo: ({ id, version, number }) => ({
      run: () => undoRecordMove({ id, version }),
      done: t('record.undone', { number }),
      failed: t('record.undoFailed'),
    }),
    onSaved: onClose,
  });
  const label = t(isBack ? 'record.sendBack' : `record.approve.${to}`);
  return (
    <FormDialog
      form={form}
      title={t('record.decideTitle', { verb: label, number: record.number })}
      submitLabel={t(isBack ? 'record.sendBack' : `record.approve.${to}`)}
      isDanger={isBack}
      onClose={onClose}
      width="md"
    >
      <Typography>{record.title}</Typography>
      <Changes record={record} />
      <Fields
        record={record}
        isBack={isBack}
        control={form.form.control}
        commentOn={(field) => form.field(`verdicts.${field}.comment`)}
      />
      {isBack && (
        <TextInput {...form.field('reason')} label={t('record.reason')} isLong isRequired maxLength={1000} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  record: SgRecord;
  isBack: boolean;
  control: Control<Decision>;
  commentOn: (field: SubstanceField) => BoundField;
}

interface Decision {
  reason: string;
  verdicts: Verdicts;
}

/** Each field of substance with accept and send back; what is sent back says what to correct. */
function Fields({ record, isBack, control, commentOn }: FieldsProps) {
  const { t } = useTranslation('sg-management');
  const { field: entered } = useController({ control, name: 'verdicts' });
  const verdicts = entered.value;
  const words = useResourceWords(sgRecords);
  const textOf = useFieldTexts(sgRecords);
  const changed = changedFields(record);
  const shown = substanceFields.filter((field) => textOf(record, field) !== '' || changed.includes(field));
  const set = (field: SubstanceField, verdict: Verdict | undefined) => {
    const { [field]: _gone, ...others } = verdicts;
    entered.onChange(verdict ? { ...others, [field]: verdict } : others);
  };
  return (
    <Box component="ul" aria-label={t('record.fields')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((field) => {
        const verdict = verdicts[field];
        const label = words.label(field);
        return (
          <Box
            component="li"
            key={field}
            sx={{
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {textOf(record, field) || '–'}
              </Typography>
            </Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={verdict?.verdict ?? null}
              aria-label={label}
              onChange={(_event, chosen: Verdict['verdict'] | null) =>
                set(field, chosen === null ? undefined : { verdict: chosen, comment: '' })
              }
            >
              <ToggleButton value="accepted" color="success" sx={{ minHeight: 44 }}>
                {t('record.accept')}
              </ToggleButton>
              {isBack && (
                <ToggleButton value="back" color="warning" sx={{ minHeight: 44 }}>
                  {t('record.correct')}
                </ToggleButton>
              )}
            </ToggleButtonGroup>
            {verdict?.verdict === 'back' && (
              <TextInput
                {...commentOn(field)}
                label={t('record.comment', { field: label })}
                maxLength={300}
                isRequired
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
