import type { UserFields } from '@sewa/contract/user/users';
import { type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { MultiChoiceInput } from '../../../ui/form/MultiChoiceInput.tsx';
import { PhoneInput, TextInput } from '../../../ui/form/TextInput.tsx';
import { useCentreChoices } from '../use-centre-choices.ts';
import { useOrgs } from './user.queries.ts';
import { hasFurtherCentres } from './user-form.rules.ts';

type ProfileField = Exclude<keyof UserFields, 'acl' | 'temporary' | 'isActive'>;

interface ProfileFieldsProps {
  field: (name: ProfileField & Path<UserFields>) => BoundField;
  org: string;
  /** The unit as it stands, which may lie beyond those that the reader can list. */
  current?: { id: string; name: string; level: number };
  isDisabled?: boolean;
}

export function ProfileFields({ field, org, current, isDisabled = false }: ProfileFieldsProps) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const listed = useOrgs().data ?? [];
  const isBeyond = current && !listed.some((one) => one.id === current.id);
  const orgs = isBeyond ? [...listed, current] : listed;
  const levelOf = (id: unknown) => orgs.find((one) => one.id === id)?.level;
  const { name, control } = field('centres');
  const { field: further } = useController({ name, control });
  const centres = useCentreChoices(further.value ?? []);
  return (
    <>
      <FormGroup title={t('user.person')}>
        <TextInput
          {...field('name')}
          label={t('user.name')}
          hint={t('user.nameHint')}
          isRequired
          isDisabled={isDisabled}
        />
        <TextInput
          {...field('nameLatin')}
          label={t('user.nameLatin')}
          hint={t('user.nameLatinHint')}
          isDisabled={isDisabled}
        />
        <PhoneInput
          {...field('phone')}
          label={t('user.phone')}
          hint={t('user.phoneHint')}
          isDisabled={isDisabled}
        />
        <TextInput
          {...field('email')}
          label={t('user.email')}
          type="email"
          inputMode="email"
          hint={t('user.emailHint')}
          isDisabled={isDisabled}
        />
      </FormGroup>
      <FormGroup title={t('user.access')}>
        <TextInput
          {...field('username')}
          label={t('user.username')}
          hint={t('user.usernameHint')}
          isRequired
          isDisabled={isDisabled}
        />
        <ChoiceInput
          {...field('org')}
          label={t('user.org')}
          hint={t('user.orgHint')}
          isRequired
          isDisabled={isDisabled}
          choices={orgs.map((one) => ({
            value: one.id,
            label: one.name,
            note: t(`level.${one.level}`),
            isDisabled: one.level > user.orgLevel,
          }))}
          // Above, further centres are neither shown nor taken.
          onChosen={(id) => {
            if (!hasFurtherCentres(levelOf(id))) further.onChange([]);
          }}
        />
        {hasFurtherCentres(levelOf(org)) && (
          <MultiChoiceInput
            {...field('centres')}
            label={t('user.centres')}
            hint={t('user.centresHint')}
            isWide
            isDisabled={isDisabled}
            choices={centres}
          />
        )}
      </FormGroup>
    </>
  );
}

/** What an entry of the wrong shape is told. */
export function useProfileHints(): Record<string, string> {
  const { t } = useTranslation('settings');
  return {
    username: t('user.usernameHint'),
    phone: t('user.phoneInvalid'),
    email: t('user.emailInvalid'),
  };
}
