import Typography from '@mui/material/Typography';
import { type Bag, bags } from '@sewa/contract/sg-management/bags';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { recallBag } from './bag.queries.ts';

/** A bag that went to the wrong centre, or did not leave after all. */
export function RecallBagDialog({ bag, onClose }: { bag: Bag; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const form = useRecordForm({
    schema: bags.recall.body,
    values: { reason: '' },
    save: (body) => recallBag(bag.id, body),
    saved: t('bag.recalled', { number: bag.reference }),
    failed: t('bag.recallFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('bag.recall')} submitLabel={t('verb.recall')} onClose={onClose}>
      <Typography>{t('bag.recallText')}</Typography>
      <TextInput {...form.field('reason')} label={t('recall.reason')} maxLength={300} isRequired />
    </FormDialog>
  );
}
