import {
  choosableStatuses,
  type Sewadar,
  type SewadarFields,
  sewadars,
} from '@sewa/contract/sewadar/sewadars';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentsInput } from '../../people/department/DepartmentsInput.tsx';
import { birthInputs, identityInputs } from '../../people/person/person-inputs.tsx';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { WordsInput } from '../../ui/form/WordsInput.tsx';
import { CentreInput } from '../../ui/person/CentreInput.tsx';
import { type OwnInputs, ResourceFields } from '../../ui/resource/ResourceFields.tsx';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { type SewadarSection, sewadarSections } from './sewadar-sections.ts';
import { useSectionTitles } from './use-section-titles.ts';

interface SewadarGroupProps {
  section: SewadarSection;
  field: (name: keyof SewadarFields) => BoundField;
  /** The record as it stands; left out for a new one. */
  sewadar?: Sewadar;
  /** The photo of a new one, between the centre and the further phones. */
  photo?: ReactNode;
}

/** One section of the form. Its inputs follow from the fields; only a few are drawn here. */
export function SewadarGroup(props: SewadarGroupProps) {
  const { t } = useTranslation('person');
  const { section, field, sewadar } = props;
  const title = useSectionTitles()[section];
  return (
    <FormGroup title={title} {...(section === 'identity' ? { text: t('identity.text') } : {})}>
      <ResourceFields
        resource={sewadars}
        names={sewadarSections[section]}
        field={field}
        row={sewadar ?? null}
        own={useOwnInputs(props)}
      />
    </FormGroup>
  );
}

function useOwnInputs({ field, sewadar, photo }: SewadarGroupProps): OwnInputs<keyof SewadarFields> {
  const { t } = useTranslation('sewadar');
  const words = useResourceWords(sewadars);
  const freeWords = (name: 'languages' | 'skills') => (
    <WordsInput {...field(name)} label={words.label(name)} suggestions={t(`suggested.${name}`).split(', ')} />
  );
  return {
    ...birthInputs(field),
    ...identityInputs(field),
    centre: () => (
      <>
        <CentreInput
          {...field('centre')}
          isRequired
          {...(sewadar ? { current: { id: sewadar.centre, name: sewadar.centreName } } : {})}
        />
        {photo}
      </>
    ),
    departments: () => <DepartmentsInput {...field('departments')} />,
    // A new record is active; a transfer is what only a transfer makes.
    status: () =>
      sewadar && (
        <SelectInput
          {...field('status')}
          label={words.label('status')}
          isRequired
          choices={choosableStatuses.map((value) => ({
            value,
            label: words.choice('status', value) ?? value,
          }))}
        />
      ),
    languages: () => freeWords('languages'),
    skills: () => freeWords('skills'),
  };
}
