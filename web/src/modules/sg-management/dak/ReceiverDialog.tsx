import { dakStatuses } from '@sewa/contract/sg-management/enums';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSession } from '../../../platform/session.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { moveLetter } from './letter.queries.ts';
import { numberOf } from './letter-screen.tsx';

/** Who took the letter, where it is not scanned. */
export function ReceiverDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('sg-management');
  const { user } = useSession();
  const words = useResourceWords(letters);
  const isHere = letter.isThroughPortal;
  const form = useRecordForm({
    schema: z.object({ receiver: z.string().trim().min(1).max(120) }),
    values: { receiver: isHere ? user.name : '' },
    save: ({ receiver }) => moveLetter(letter.id, { to: dakStatuses.RECEIVED, receiver }),
    saved: t('moved.receive', { number: numberOf(letter) }),
    failed: t('moveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('receiveTitle')} submitLabel={t('verb.receive')} onClose={onClose}>
      <TextInput {...form.field('receiver')} label={words.label('receiver')} maxLength={120} isRequired />
    </FormDialog>
  );
}
