import { type Letter, letterFields, letters } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { AnswersInput } from './AnswersInput.tsx';
import { linkLetter } from './letter.queries.ts';
import { answeredOf } from './letter-screen.tsx';

/** A received letter whose sender forgot to say what it answers. */
export function LinkDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(letters);
  const { type, centre, answers } = letter;
  const form = useRecordForm({
    // The input looks for letters of the centre in the other direction.
    schema: letterFields.pick({ type: true, centre: true, answers: true }),
    values: { type, centre, answers },
    save: (body) => linkLetter(letter.id, { answers: body.answers }),
    saved: t('link.saved'),
    failed: t('link.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('link.title')} onClose={onClose}>
      <AnswersInput
        {...form.field('answers')}
        label={words.label('answers')}
        current={answeredOf(letter, undefined)}
      />
    </FormDialog>
  );
}
