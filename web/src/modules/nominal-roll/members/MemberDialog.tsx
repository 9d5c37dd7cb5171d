import { memberFields, type RollMember, rollMembers } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshRolls } from '../roll.queries.ts';

interface MemberDialogProps {
  roll: Roll;
  member: RollMember;
  onClose: () => void;
}

/** Days within the roll, the role and the remark of one member. */
export function MemberDialog({ roll, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(rollMemberWords);
  const { fromDay, toDay, role, remarks } = member;
  const form = useRecordForm({
    schema: memberFields,
    values: { fromDay, toDay, role, remarks },
    version: member.version,
    save: async (fields, { version }) => {
      const params = { id: roll.id, member: member.id };
      await call(rollMembers.update, { params, body: { ...fields, version } });
      await refreshRolls();
    },
    saved: t('members.saved'),
    failed: t('members.saveFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={member.name || t('members.nameless')} onClose={onClose}>
      <FormGroup>
        <DayInput {...form.field('fromDay')} label={label('fromDay')} isRequired />
        <DayInput {...form.field('toDay')} label={label('toDay')} isRequired />
        <TextInput {...form.field('role')} label={label('role')} maxLength={80} />
        <TextInput {...form.field('remarks')} label={label('remarks')} maxLength={500} isWide isLong />
      </FormGroup>
    </FormDialog>
  );
}
