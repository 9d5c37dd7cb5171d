import Link from '@mui/material/Link';
import { formFields } from '@sewa/contract/applications/application-form';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { type Fact, FactGroups } from '../../../ui/record/FactGroups.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { applicationSections, entries } from '../application-entries.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import { useApplicationLabels } from '../use-application-labels.ts';

/** The application to be read: for those who decide, and when nobody may change it any more. Only what is known. */
export function ApplicationFacts({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation(['applications', 'person']);
  const { label } = useResourceWords(entries);
  const shownValue = useFieldValues(entries, usePersonTexts<ApplicationRecord>(entries));
  const { question, answer } = useAnswerWords();
  const labels = useApplicationLabels();
  const factsOf = (section: keyof typeof applicationSections): Fact[] =>
    applicationSections[section]
      .filter((field) => !partsOfOthers.includes(field))
      .map((field) => ({
        label: label(field),
        value:
          field === 'sewadar' && application.sewadar ? (
            <LinkedSewadar application={application} />
          ) : (
            shownValue(application, field)
          ),
      }));
  const groups = [
    { title: t('person:person.title'), facts: [...factsOf('person'), ...factsOf('linked')] },
    { title: t('person:identity.title'), facts: factsOf('identity') },
    {
      title: t('questionsOf', { type: labels.type(application.type) }),
      facts: formFields[application.type].map((name) => ({
        label: question(name),
        value: answer(name, application.form[name]),
      })),
    },
  ];
  return (
    <FactGroups
      groups={groups.map(({ title, facts }) => ({
        title,
        facts: facts.filter(({ value }) => value !== nothing),
      }))}
    />
  );
}

function LinkedSewadar({ application: { sewadar, sewadarName } }: { application: ApplicationRecord }) {
  const { t } = useTranslation('applications');
  if (sewadarName === null) return t('linked.outOfSight');
  return (
    <Link component={RouterLink} to={`/sewadar/${sewadar}`}>
      {sewadarName}
    </Link>
  );
}
