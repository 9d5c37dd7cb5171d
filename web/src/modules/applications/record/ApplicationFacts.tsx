import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formFields } from '@sewa/contract/applications/application-form';
import type { ApplicationRecord } from '@sewa/contract/applications/applications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useAnswerWords } from '../use-answer-words.ts';
import { useApplicationLabels } from '../use-application-labels.ts';
import { useEntryWords } from './use-entry-words.ts';

const personNames = ['name', 'nameLatin', 'relativeKind', 'relativeName', 'gender', 'birthDate'] as const;
const moreNames = ['phone', 'address', 'aadhaar', 'pan'] as const;

/** The application to be read: for those who decide, and when nobody may change it any more. */
export function ApplicationFacts({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation(['applications', 'person']);
  const words = useEntryWords();
  const { question, answer } = useAnswerWords();
  const person = usePersonWords();
  const labels = useApplicationLabels();
  const entry = (name: keyof ApplicationRecord): Fact => ({
    label: words.label(name),
    value: words.value(name, application[name]),
  });
  const groups: { title: string; facts: Fact[] }[] = [
    {
      title: t('person:person.title'),
      facts: [
        ...personNames.map(entry),
        { label: t('personAge'), value: person.age(application) || '–' },
        ...moreNames.map(entry),
        { label: t('centre'), value: application.centreName },
        ...(application.sewadar === null ? [] : [linkedSewadar()]),
      ],
    },
    {
      title: t('questionsOf', { type: labels.type(application.type) }),
      facts: formFields[application.type].map((name) => ({
        label: question(name),
        value: answer(name, application.form[name]),
      })),
    },
  ];
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}
    >
      {groups.map(({ title, facts }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <FactList facts={facts} />
        </section>
      ))}
    </Box>
  );

  function linkedSewadar(): Fact {
    const { sewadar, sewadarName } = application;
    const value =
      sewadarName === null ? (
        t('linked.outOfSight')
      ) : (
        <Link component={RouterLink} to={`/sewadar/${sewadar}`}>
          {sewadarName}
        </Link>
      );
    return { label: t('linked.sewadar'), value };
  }
}

interface Fact {
  label: string;
  value: ReactNode;
}
