import Box from '@mui/material/Box';
import { type Donor, type DonorFields, donors } from '@sewa/contract/blood-donation/donors';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { birthInputs } from '../../../people/person/person-inputs.tsx';
import { knownOf } from '../../../people/sewadar/known-person.rules.ts';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../../../people/sewadar/sewadar-search.query.ts';
import { useSession } from '../../../platform/session.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { type OwnInputs, ResourceFields } from '../../../ui/resource/ResourceFields.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { DonorHints } from './DonorHints.tsx';
import type { DonorForm } from './donor-form.ts';
import { type DonorSection, donorSectionNames, donorSections } from './donor-sections.ts';

interface DonorFieldsetProps {
  form: DonorForm;
  /** The record as it stands; left out for a new one. */
  donor?: Donor;
  /** Beside the person: the photo of a new one. */
  photo?: ReactNode;
}

/** Everything about a donor, in sections; who it may already be stands below the person. */
export function DonorFieldset({ form, donor, photo }: DonorFieldsetProps) {
  const { t } = useTranslation('blood-donation');
  const titles = useDonorSectionTitles();
  const own = useOwnInputs(form, donor);
  return (
    <>
      {photo}
      {donorSectionNames.map((section) => (
        <FormGroup
          key={section}
          title={titles[section]}
          {...(section === 'consent' ? { text: t('donor.consentText') } : {})}
        >
          <ResourceFields
            resource={donors}
            names={donorSections[section]}
            field={form.field}
            row={donor ?? null}
            own={own}
          />
          {section === 'person' && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <DonorHints field={form.field} except={donor?.id ?? null} />
            </Box>
          )}
        </FormGroup>
      ))}
    </>
  );
}

export function useDonorSectionTitles(): Readonly<Record<DonorSection, string>> {
  const { t } = useTranslation(['blood-donation', 'person']);
  return {
    person: t('person:person.title'),
    blood: t('donor.blood'),
    consent: t('donor.consent'),
    notes: t('donor.notes'),
  };
}

function useOwnInputs(form: DonorForm, donor: Donor | undefined): OwnInputs<keyof DonorFields> {
  const { field } = form;
  return {
    ...birthInputs(field, { isRequired: true }),
    centre: () => (
      <CentreInput
        {...field('centre')}
        isRequired
        {...(donor ? { current: { id: donor.centre, name: donor.centreName } } : {})}
      />
    ),
    sewadar: () => <LinkedSewadar form={form} {...(donor ? { donor } : {})} />,
  };
}

/** A donor who serves is the same person: what is known is filled in where nothing stands yet. */
function LinkedSewadar({ form, donor }: { form: DonorForm; donor?: Donor }) {
  const { label, hint } = useResourceWords(donors);
  const { may } = useSession();
  // A camp laptop has no sewadars.
  if (__OFFLINE__ || !may(typeAhead.search.requirement)) return null;
  const fillIn = (sewadar: FoundSewadar | null) => {
    if (sewadar === null) return;
    for (const [field, value] of knownOf(sewadar, form.form.getValues()))
      form.form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  const current = donor?.sewadar ? { id: donor.sewadar, name: donor.sewadarName ?? donor.name } : null;
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
