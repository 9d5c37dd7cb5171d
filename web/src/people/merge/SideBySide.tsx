import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../person/PersonLine.tsx';
import type { Compared } from './merge.rules.ts';

interface SideBySideProps {
  person: PersonLineFields;
  other: PersonLineFields;
  fields: readonly Compared<string>[];
  taken: ReadonlySet<string>;
  onTaken: (taken: ReadonlySet<string>) => void;
}

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 1 } as const;

export function SideBySide({ person, other, fields, taken, onTaken }: SideBySideProps) {
  const { t } = useTranslation('merge');
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(name);
    else next.delete(name);
    onTaken(next);
  };
  return (
    <Box component="section" aria-label={t('compare')} sx={{ maxWidth: 900 }}>
      <Box sx={{ ...columns, mb: 2 }}>
        <Head title={t('this')} person={person} />
        <Head title={t('that')} person={other} />
      </Box>
      <Stack spacing={1.5}>
        {fields.map((field) => (
          <Choice
            key={field.name}
            field={field}
            isTheirs={taken.has(field.name)}
            onChoose={(isTheirs) => choose(field.name, isTheirs)}
          />
        ))}
      </Stack>
    </Box>
  );
}

function Head({ title, person }: { title: string; person: PersonLineFields }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <PersonLine person={person} size={56} />
    </Box>
  );
}

interface ChoiceProps {
  field: Compared<string>;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ field, isTheirs, onChoose }: ChoiceProps) {
  const { t } = useTranslation('merge');
  return (
    <div>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {field.label}
      </Typography>
      <RadioGroup
        aria-label={t('takeFor', { field: field.label })}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        sx={columns}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            label={field[side] || '–'}
            sx={{
              m: 0,
              pr: 1,
              alignItems: 'flex-start',
              border: 1,
              borderRadius: 1,
              borderColor: (side === 'theirs') === isTheirs ? 'primary.main' : 'divider',
              '& .MuiFormControlLabel-label': {
                py: 1.1,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
                minWidth: 0,
              },
            }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
