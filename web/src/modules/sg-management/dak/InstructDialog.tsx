import type { Letter } from '@sewa/contract/sg-management/letters';
import { letters } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { instructOn } from './letter.queries.ts';

/** What the head of the centre wants done with a letter, and within how many days it is answered. */
export function InstructDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(letters);
  const form = useRecordForm({
    schema: letters.instruct.body,
    values: { instruction: letter.instruction, days: null },
    save: (body) => instructOn(letter.id, body),
    saved: t('instruct.saved'),
    failed: t('instruct.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('instruct.title')} onClose={onClose}>
      <TextInput
        {...form.field('instruction')}
        label={words.label('instruction')}
        maxLength={500}
        isLong
        isRequired
      />
      <NumberInput
        {...form.field('days')}
        label={t('instruct.days')}
        hint={t('instruct.daysHint')}
        min={0}
        max={365}
      />
    </FormDialog>
  );
}
