import { donors, eligibilityKinds } from '@sewa/contract/blood-donation/donors';
import { languages } from '@sewa/contract/kernel/values/languages';
import { bloodGroups, genders } from '@sewa/contract/people/person';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

export function useDonorFilters(): Filter[] {
  const { t } = useTranslation(['blood-donation', 'person']);
  const { label, choice } = useResourceWords(donors);
  const centres = useCentres().data;
  return useMemo(() => {
    const choices = (field: string, values: readonly (string | boolean)[]) =>
      values.map((value) => ({ value, label: choice(field, value) ?? String(value) }));
    const several = (field: string, values: readonly string[]): Filter => ({
      field,
      label: label(field),
      kind: 'choice',
      isSeveral: true,
      choices: choices(field, values),
    });
    return [
      several('eligibility', eligibilityKinds),
      several('bloodGroup', bloodGroups),
      {
        field: 'centre',
        label: label('centre'),
        kind: 'choice',
        isSeveral: true,
        choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
      },
      several('gender', genders),
      { field: 'minAge', to: 'maxAge', label: t('person:person.age'), kind: 'range', of: 'number' },
      {
        field: 'mayBeCalled',
        label: label('mayBeCalled'),
        kind: 'choice',
        choices: choices('mayBeCalled', [true, false]),
      },
      {
        field: 'lastDonationFrom',
        to: 'lastDonationTo',
        label: label('lastDonationOn'),
        kind: 'range',
        of: 'day',
      },
      {
        field: 'isWelcomeAgain',
        label: t('donor.welcomeAgain'),
        kind: 'choice',
        choices: [{ value: true, label: t('donor.welcomeThisWeek') }],
      },
      several('language', languages),
    ];
  }, [t, label, choice, centres]);
}
