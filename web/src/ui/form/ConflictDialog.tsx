import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference, Side } from './conflict.rules.ts';
import type { Conflict, RecordForm } from './use-record-form.ts';

/** Two saves met: both are shown, field by field, and nothing is overwritten before a person has chosen. */
export function ConflictDialog({ form }: { form: RecordForm }) {
  if (form.conflict === null) return null;
  return <Comparison form={form} conflict={form.conflict} />;
}

function Comparison({ form, conflict }: { form: RecordForm; conflict: Conflict }) {
  const { found, changedBy } = conflict;
  const { t } = useTranslation('ui');
  const heading = useId();
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(found.map((one) => [one.name, 'mine'])),
  );
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>
          {changedBy && t('conflict.by', { name: changedBy })} {t('conflict.text')}
        </DialogContentText>
        <Stack spacing={2}>
          {found.map((one) => (
            <FieldChoice
              key={one.name}
              difference={one}
              words={form.registry.get(one.name)}
              side={choices[one.name] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [one.name]: side })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={form.closeConflict}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => form.settle(choices)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FieldChoice(props: {
  difference: Difference;
  words: { label: string; show: (value: unknown) => string } | undefined;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const { t } = useTranslation('ui');
  const { difference, words, side } = props;
  const show = words?.show ?? ((value: unknown) => JSON.stringify(value));
  const label = useId();
  return (
    <div>
      <FormLabel id={label}>{words?.label ?? difference.name}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={side}
        onChange={(_event, value) => props.onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1, mt: 0.5 }}
      >
        {(['mine', 'theirs'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{
              m: 0,
              p: 1,
              alignItems: 'flex-start',
              border: 1,
              borderRadius: 1,
              borderColor: side === one ? 'primary.main' : 'divider',
            }}
            label={
              <>
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="span"
                  sx={{ display: 'block' }}
                >
                  {t(`conflict.${one}`)}
                </Typography>
                <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {show(difference[one])}
                </span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}
