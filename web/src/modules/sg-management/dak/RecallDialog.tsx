import Typography from '@mui/material/Typography';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { recallLetter } from './letter.queries.ts';

/** A letter that went to the wrong centre. */
export function RecallDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const form = useRecordForm({
    schema: letters.recall.body,
    values: { reason: '' },
    save: (body) => recallLetter(letter.id, body),
    saved: t('recall.saved'),
    failed: t('recall.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('recall.title')} submitLabel={t('verb.recall')} onClose={onClose}>
      <Typography>{t('recall.text')}</Typography>
      <TextInput {...form.field('reason')} label={t('recall.reason')} maxLength={300} isRequired />
    </FormDialog>
  );
}
