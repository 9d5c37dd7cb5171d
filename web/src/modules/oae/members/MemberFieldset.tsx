import { missingContact } from '@sewa/contract/oae/enclosure';
import { type Member, type MemberFields, members } from '@sewa/contract/oae/members';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AttendantsInput } from '../../../people/elder/AttendantsInput.tsx';
import { birthInputs } from '../../../people/person/person-inputs.tsx';
import { knownOf } from '../../../people/sewadar/known-person.rules.ts';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../../../people/sewadar/sewadar-search.query.ts';
import { useSession } from '../../../platform/session.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { type OwnInputs, ResourceFields } from '../../../ui/resource/ResourceFields.tsx';
import { useResourceInputs } from '../../../ui/resource/use-resource-inputs.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useBlocks } from '../oae.queries.ts';
import { memberSections, sectionNames } from './member-sections.ts';
import type { MemberForm } from './use-member-form.ts';
import { useSectionTitles } from './use-section-titles.ts';

interface MemberFieldsetProps {
  form: MemberForm;
  /** The record as it stands; left out for a new one. */
  member?: Member;
  /** Beside the person: the photo of a new one. */
  photo?: ReactNode;
}

/** Everything about a member, in sections. Inputs follow from the fields; only a few are drawn here. */
export function MemberFieldset({ form, member, photo }: MemberFieldsetProps) {
  const { t } = useTranslation('oae');
  const titles = useSectionTitles();
  const own = useOwnInputs(form, member);
  return (
    <>
      {photo}
      {sectionNames.map((section) => (
        <FormGroup
          key={section}
          title={titles[section]}
          {...(section === 'attendants' ? { text: t('form.attendantsText') } : {})}
        >
          <ResourceFields
            resource={members}
            names={memberSections[section]}
            field={form.field}
            row={member ?? null}
            own={own}
          />
        </FormGroup>
      ))}
    </>
  );
}

function useOwnInputs(form: MemberForm, member: Member | undefined): OwnInputs<keyof MemberFields> {
  const { field } = form;
  const words = useResourceWords(members);
  const input = useResourceInputs<keyof MemberFields>({ resource: members, field });
  const blocks = useBlocks().data ?? [];
  const [isPermanent, status] = useWatch({ control: form.form.control, name: ['isPermanent', 'status'] });
  const isContactNeeded = missingContact({ emergencyName: '', emergencyPhone: '', status }).length > 0;
  return {
    ...birthInputs(field, { isRequired: true }),
    centre: () => (
      <CentreInput
        {...field('centre')}
        isRequired
        {...(member ? { current: { id: member.centre, name: member.centreName } } : {})}
      />
    ),
    sewadar: () => <LinkedSewadar form={form} {...(member ? { member } : {})} />,
    block: () => (
      <ChoiceInput
        {...field('block')}
        label={words.label('block')}
        isOptional
        choices={blocks.map((block) => ({ value: block.id, label: block.name, note: block.centreName }))}
      />
    ),
    emergencyName: () => input('emergencyName', { isRequired: isContactNeeded }),
    emergencyPhone: () => input('emergencyPhone', { isRequired: isContactNeeded }),
    isPermanent: () => input('isPermanent', { label: words.label('isPermanent') }),
    // A permanent pass has no last day.
    validTo: () => !isPermanent && input('validTo', { isRequired: true }),
    // A new member is active.
    status: () => member && input('status'),
    attendants: () => <AttendantsInput {...field('attendants')} isPhoneRequired={status === 'active'} />,
  };
}

/** A member who serves, or served, is the same person: what is known is filled in where nothing stands yet. */
function LinkedSewadar({ form, member }: { form: MemberForm; member?: Member }) {
  const { label, hint } = useResourceWords(members);
  const { may } = useSession();
  if (!may(typeAhead.search.requirement)) return null;
  const fillIn = (sewadar: FoundSewadar | null) => {
    if (sewadar === null) return;
    for (const [field, value] of knownOf(sewadar, form.form.getValues()))
      form.form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  const current = member?.sewadar ? { id: member.sewadar, name: member.sewadarName ?? member.name } : null;
  return (
    <SewadarInput
      {...form.field('sewadar')}
      label={label('sewadar')}
      hint={hint('sewadar')}
      current={current}
      onChosen={fillIn}
    />
  );
}
