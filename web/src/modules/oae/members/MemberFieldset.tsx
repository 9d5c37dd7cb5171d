import { type Member, memberStatuses } from '@sewa/contract/oae/members';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AttendantsInput } from '../../../people/elder/AttendantsInput.tsx';
import { ElderFields } from '../../../people/elder/ElderFields.tsx';
import { EmergencyFields } from '../../../people/person/EmergencyFields.tsx';
import { PersonFields } from '../../../people/person/PersonFields.tsx';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../../../people/sewadar/sewadar-search.query.ts';
import { useSession } from '../../../platform/session.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { useBlocks } from '../oae.queries.ts';
import type { MemberForm } from './use-member-form.ts';

interface MemberFieldsetProps {
  form: MemberForm;
  /** The record as it stands; left out for a new one. */
  member?: Member;
  /** Beside the person: the photo of a new one. */
  photo?: ReactNode;
}

/** Everything about a member, in groups: person, health, emergency, seat and pass, attendants. */
export function MemberFieldset({ form, member, photo }: MemberFieldsetProps) {
  const { t } = useTranslation(['oae', 'person']);
  const { field } = form;
  return (
    <>
      {photo}
      <PersonFields field={field} isBirthRequired>
        <CentreInput
          {...field('centre')}
          isRequired
          {...(member ? { current: { id: member.centre, name: member.centreName } } : {})}
        />
        <LinkedSewadar form={form} {...(member ? { member } : {})} />
      </PersonFields>
      <ElderFields field={field} />
      <EmergencyFields field={field} />
      <SeatAndPass form={form} isNew={member === undefined} />
      <FormGroup title={t('person:attendant.title')} text={t('form.attendantsText')}>
        <AttendantsInput {...field('attendants')} />
      </FormGroup>
      <FormGroup title={t('form.notes')}>
        <TextInput {...field('notes')} label={t('form.notes')} isLong isWide />
      </FormGroup>
    </>
  );
}

/** A member who serves, or served, is the same person: what is known is filled in where nothing stands yet. */
function LinkedSewadar({ form, member }: { form: MemberForm; member?: Member }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  if (!may(typeAhead.search.requirement)) return null;
  const fillIn = (sewadar: FoundSewadar | null) => {
    if (sewadar === null) return;
    const { name, nameLatin, relativeName, phone } = sewadar;
    for (const [part, value] of Object.entries({ name, nameLatin, relativeName, phone })) {
      const place = part as 'name' | 'nameLatin' | 'relativeName' | 'phone';
      if (form.form.getValues(place) === '')
        form.form.setValue(place, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const current = member?.sewadar ? { id: member.sewadar, name: member.sewadarName ?? member.name } : null;
  return (
    <SewadarInput
      {...form.field('sewadar')}
      label={t('form.sewadar')}
      hint={t('form.sewadarHint')}
      current={current}
      onChosen={fillIn}
    />
  );
}

function SeatAndPass({ form, isNew }: { form: MemberForm; isNew: boolean }) {
  const { t } = useTranslation('oae');
  const { field } = form;
  const blocks = useBlocks().data ?? [];
  const isPermanent = useWatch({ control: form.form.control, name: 'isPermanent' });
  return (
    <FormGroup title={t('form.seat')}>
      <ChoiceInput
        {...field('block')}
        label={t('list.block')}
        isOptional
        choices={blocks.map((block) => ({ value: block.id, label: block.name, note: block.centreName }))}
      />
      <SwitchInput {...field('isPermanent')} label={t('form.isPermanent')} hint={t('form.isPermanentHint')} />
      <DayInput {...field('validFrom')} label={t('form.validFrom')} isRequired />
      {!isPermanent && <DayInput {...field('validTo')} label={t('form.validTo')} isOptional isRequired />}
      {!isNew && (
        <SelectInput
          {...field('status')}
          label={t('list.status')}
          choices={memberStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
    </FormGroup>
  );
}
