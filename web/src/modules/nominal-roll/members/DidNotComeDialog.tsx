import Typography from '@mui/material/Typography';
import { memberFields, type RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { comeAfterAll, dropOut } from '../roll.queries.ts';

interface DidNotComeDialogProps {
  roll: Pick<Roll, 'id'>;
  member: RollMember;
  onClose: () => void;
}

const didNotCome = z.object({ remark: memberFields.shape.remarks.min(1) });

/** Somebody was sent and never came: leaves the roll with a remark, and the days are free for other rolls. */
export function DidNotComeDialog({ roll, member, onClose }: DidNotComeDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(rollMemberWords);
  const key = { roll: roll.id, member: member.id };
  const name = member.name || t('members.nameless');
  const form = useRecordForm({
    schema: didNotCome,
    values: { remark: '' },
    hints: { remark: t('didNotCome.remarkMissing') },
    save: ({ remark }) => dropOut(key, remark),
    saved: t('didNotCome.saved', { name }),
    failed: t('didNotCome.failed'),
    undo: () => ({
      run: () => comeAfterAll(key, member.remarks),
      done: t('members.backAgain', { name }),
      failed: t('members.addFailed'),
    }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('didNotCome.title', { name })}
      submitLabel={t('didNotCome.submit')}
      isDanger
      onClose={onClose}
    >
      <Typography>{t('didNotCome.text')}</Typography>
      <TextInput
        {...form.field('remark')}
        label={label('remarks')}
        hint={t('didNotCome.remarkHint')}
        maxLength={500}
        isLong
        isRequired
      />
    </FormDialog>
  );
}
