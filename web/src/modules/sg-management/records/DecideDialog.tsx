import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { type SubstanceField, substanceFields } from '@sewa/contract/sg-management/record-moves';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
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

type Verdict = { verdict: 'accepted' | 'back'; comment: string };

/** An approval, or the way back: with what changed since the last decision, and a word on single fields. */
export function DecideDialog({ record, to, onClose }: DecideDialogProps) {
  const { t } = useTranslation('sg-management');
  const isBack = to === sgRecordStatuses.PENDING;
  const [verdicts, setVerdicts] = useState<Partial<Record<SubstanceField, Verdict>>>({});
  const reason = z.string().trim().max(1000);
  const form = useRecordForm({
    schema: z.object({ reason: isBack ? reason.min(1) : reason }),
    values: { reason: '' },
    hints: { reason: t('record.reasonMissing') },
    save: (body, { idempotencyKey }) =>
      moveRecord(
        record.id,
        {
          to,
          reason: body.reason,
          version: record.version,
          verdicts: Object.entries(verdicts).map(([field, one]) => ({
            field: field as SubstanceField,
            ...one,
          })),
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
      <Fields record={record} isBack={isBack} verdicts={verdicts} onChange={setVerdicts} />
      {isBack && (
        <TextInput {...form.field('reason')} label={t('record.reason')} isLong isRequired maxLength={1000} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  record: SgRecord;
  isBack: boolean;
  verdicts: Partial<Record<SubstanceField, Verdict>>;
  onChange: (verdicts: Partial<Record<SubstanceField, Verdict>>) => void;
}

/** Each field of substance with accept and send back; what is sent back says what to correct. */
function Fields({ record, isBack, verdicts, onChange }: FieldsProps) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(sgRecords);
  const textOf = useFieldTexts(sgRecords);
  const changed = changedFields(record);
  const shown = substanceFields.filter((field) => textOf(record, field) !== '' || changed.includes(field));
  const set = (field: SubstanceField, verdict: Verdict | undefined) => {
    const { [field]: _gone, ...others } = verdicts;
    onChange(verdict ? { ...others, [field]: verdict } : others);
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
                set(
                  field,
                  chosen === null
                    ? undefined
                    : { verdict: chosen, comment: chosen === 'back' ? (verdict?.comment ?? '') : '' },
                )
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
              <TextField
                fullWidth
                required
                label={t('record.comment', { field: label })}
                value={verdict.comment}
                onChange={(event) => set(field, { verdict: 'back', comment: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
