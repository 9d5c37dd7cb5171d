import { mdiCalendarCheckOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { recordedDays } from '@sewa/contract/nominal-roll/days';
import { memberFields, type RollMember, rollMembers } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { portalTimeZone } from '../../../platform/page-meta.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshRolls } from '../roll.queries.ts';

interface MemberDialogProps {
  roll: Pick<Roll, 'id' | 'fromDay' | 'toDay'>;
  member: RollMember;
  onClose: () => void;
}

/** Days within the roll, the role and the remark of one member. The days that the gate recorded are offered. */
export function MemberDialog({ roll, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(rollMemberWords);
  const { day } = useFormat();
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
  const recorded = recordedDays(member, roll, portalTimeZone());
  const isRecorded = recorded.fromDay !== fromDay || recorded.toDay !== toDay;
  const takeRecorded = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.form.setValue('fromDay', recorded.fromDay, options);
    form.form.setValue('toDay', recorded.toDay, options);
  };
  return (
    <FormDialog form={form} title={member.name || t('members.nameless')} onClose={onClose}>
      {isRecorded && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiCalendarCheckOutline} />}
          onClick={takeRecorded}
          sx={{ minHeight: 44, alignSelf: 'flex-start' }}
        >
          {t('members.takeRecorded', { first: day(recorded.fromDay), last: day(recorded.toDay) })}
        </Button>
      )}
      <FormGroup>
        <DayInput {...form.field('fromDay')} label={label('fromDay')} isRequired />
        <DayInput {...form.field('toDay')} label={label('toDay')} isRequired />
        <TextInput {...form.field('role')} label={label('role')} maxLength={80} />
        <TextInput {...form.field('remarks')} label={label('remarks')} maxLength={500} isWide isLong />
      </FormGroup>
    </FormDialog>
  );
}
