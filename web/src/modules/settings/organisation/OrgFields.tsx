import { orgLevels, type orgs as orgResource } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSession } from '../../../platform/session.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useOrgs } from '../users/user.queries.ts';
import { familyOf } from './org-tree.rules.ts';

type OrgField = keyof z.input<typeof orgResource.fields>;

interface OrgFieldsProps {
  field: (name: OrgField) => BoundField;
  level: number;
  /** The unit itself, when it exists already. */
  id?: string;
  isDisabled?: boolean;
}

export function OrgFields({ field, level, id, isDisabled = false }: OrgFieldsProps) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const orgs = useOrgs().data ?? [];
  const centres = useCentres().data ?? [];
  const family = id === undefined ? new Set<string>() : familyOf(orgs, id);
  const parents = orgs.filter((org) => !family.has(org.id) && org.level >= level);
  const levels = Object.values(orgLevels).filter((value) => value <= user.orgLevel);
  return (
    <FormGroup>
      <TextInput {...field('name')} label={t('org.name')} isRequired isDisabled={isDisabled} />
      <ChoiceInput
        {...field('level')}
        label={t('org.level')}
        isRequired
        isDisabled={isDisabled}
        choices={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <ChoiceInput
        {...field('parent')}
        label={t('org.parent')}
        hint={t('org.parentHint')}
        isOptional
        isDisabled={isDisabled}
        choices={parents.map((org) => ({ value: org.id, label: org.name, note: t(`level.${org.level}`) }))}
      />
      {level === orgLevels.CENTRE && (
        <ChoiceInput
          {...field('centre')}
          label={t('org.centre')}
          hint={t('org.centreHint')}
          isRequired
          isDisabled={isDisabled}
          choices={centres.map((centre) => ({ value: centre.id, label: centre.name, note: centre.code }))}
        />
      )}
    </FormGroup>
  );
}
