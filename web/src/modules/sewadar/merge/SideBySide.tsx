import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import type { ComparedField } from '../sewadar-sections.ts';
import type { Compared } from './merge.rules.ts';

interface SideBySideProps {
  sewadar: Sewadar;
  other: Sewadar;
  fields: readonly Compared<ComparedField>[];
  taken: ReadonlySet<ComparedField>;
  onTaken: (taken: ReadonlySet<ComparedField>) => void;
}

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 1 } as const;

export function SideBySide({ sewadar, other, fields, taken, onTaken }: SideBySideProps) {
  const { t } = useTranslation('sewadar');
  const choose = (name: ComparedField, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(name);
    else next.delete(name);
    onTaken(next);
  };
  return (
    <Box component="section" aria-label={t('merge.compare')} sx={{ maxWidth: 900 }}>
      <Box sx={{ ...columns, mb: 2 }}>
        <Head title={t('merge.this')} sewadar={sewadar} />
        <Head title={t('merge.that')} sewadar={other} />
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

function Head({ title, sewadar }: { title: string; sewadar: Sewadar }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <PersonLine person={sewadar} size={56} />
    </Box>
  );
}

interface ChoiceProps {
  field: Compared<ComparedField>;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ field, isTheirs, onChoose }: ChoiceProps) {
  const { t } = useTranslation('sewadar');
  return (
    <div>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {field.label}
      </Typography>
      <RadioGroup
        aria-label={t('merge.takeFor', { field: field.label })}
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
