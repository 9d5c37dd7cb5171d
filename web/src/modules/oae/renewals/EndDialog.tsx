import Typography from '@mui/material/Typography';
import { members } from '@sewa/contract/oae/members';
import { type Renewal, renewals } from '@sewa/contract/oae/renewals';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { endOne } from './renewal.queries.ts';

interface EndDialogProps {
  line: Renewal;
  onClose: () => void;
  onEnded: () => void;
}

/** Not renewed: the reason stays with the line, the member is no longer active. */
export function EndDialog({ line, onClose, onEnded }: EndDialogProps) {
  const { t } = useTranslation('oae');
  const { label, choice } = useResourceWords(members);
  const form = useRecordForm({
    schema: renewals.end.body,
    values: { status: 'inactive', reason: '' },
    save: (body) => endOne(line.id, body),
    saved: t('renewal.ended', { name: line.name }),
    failed: t('renewal.failed'),
    onSaved: onEnded,
  });
  return (
    <FormDialog
      form={form}
      title={t('renewal.endTitle', { name: line.name })}
      submitLabel={t('renewal.end')}
      onClose={onClose}
      isDanger
    >
      <Typography>{t('renewal.endText')}</Typography>
      <SelectInput
        {...form.field('status')}
        label={label('status')}
        choices={(['inactive', 'deceased'] as const).map((value) => ({
          value,
          label: choice('status', value) ?? value,
        }))}
      />
      <TextInput {...form.field('reason')} label={t('renewal.reason')} isRequired isLong maxLength={500} />
    </FormDialog>
  );
}
