import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MERGE_UNDO_DAYS, merges, type Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { dayFromToday } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';
import { isClosed } from '../sewadar-form.ts';
import { type FactName, useSewadarFacts } from '../use-sewadar-facts.ts';
import { differing, suggested } from './merge.rules.ts';
import { SideBySide } from './SideBySide.tsx';

interface ComparisonProps {
  sewadar: Sewadar;
  other: Sewadar;
  onBack: () => void;
}

const names = [
  'name',
  'nameLatin',
  'relativeName',
  'gender',
  'birthDate',
  'phone',
  'otherPhones',
  'centre',
  'address',
  'status',
  'joinedOn',
  'initiationDate',
  'isBaalSatsang',
  'bloodGroup',
  'maritalStatus',
  'occupation',
  'education',
  'languages',
  'skills',
  'emergencyName',
  'emergencyPhone',
  'emergencyRelation',
  'aadhaar',
  'pan',
  'notes',
] as const satisfies readonly FactName[];

/** Both records side by side; nothing is lost without having been seen. */
export function Comparison({ sewadar, other, onBack }: ComparisonProps) {
  const { t } = useTranslation('sewadar');
  const navigate = useNavigate();
  const facts = useSewadarFacts();
  const { act, isBusy } = useAct();
  const theirs = facts(other, names);
  const compared = facts(sewadar, names).map(({ name, label, value }, place) => ({
    name,
    label,
    mine: value,
    theirs: theirs[place]?.value ?? '',
  }));
  const [taken, setTaken] = useState(() => suggested(compared));
  const different = differing(compared);
  if (isClosed(other)) {
    return (
      <Alert severity="warning" action={<Button onClick={onBack}>{t('merge.another')}</Button>}>
        {t('merge.closed')}
      </Alert>
    );
  }
  const merge = () =>
    act({
      run: () =>
        call(merges.create, {
          params: { id: sewadar.id },
          body: {
            other: other.id,
            version: sewadar.version,
            otherVersion: other.version,
            take: [...taken].flatMap(fieldsBehind),
          },
        }),
      done: t('merge.done'),
      failed: t('merge.failed'),
      onDone: () => void Promise.resolve(navigate(`/sewadar/${sewadar.id}`)).then(refreshSewadars),
    });
  return (
    <Stack spacing={3}>
      <SideBySide sewadar={sewadar} other={other} fields={different} taken={taken} onTaken={setTaken} />
      <Typography color="textSecondary">
        {t('merge.same', { count: compared.length - different.length })}
      </Typography>
      <WhatFollows sewadar={sewadar} other={other} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void merge()}>
          {t('merge.submit')}
        </Button>
        <Button onClick={onBack}>{t('merge.another')}</Button>
      </Stack>
    </Stack>
  );
}

function WhatFollows({ sewadar, other }: { sewadar: Sewadar; other: Sewadar }) {
  const { t } = useTranslation('sewadar');
  const { day } = useFormat();
  const numbers = { number: sewadar.number, other: other.number };
  return (
    <Alert severity="info">
      <strong>{t('merge.follows')}</strong>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        <li>{t('merge.followsAll', numbers)}</li>
        <li>{t('merge.followsNumber', { other: other.number })}</li>
        <li>{t('merge.followsUndo', { day: day(dayFromToday(MERGE_UNDO_DAYS)) })}</li>
      </ul>
    </Alert>
  );
}

/** Two columns of the row may read as one: a father's name goes with its kind, a birth date with its mark. */
function fieldsBehind(name: FactName) {
  if (name === 'relativeName') return ['relativeKind', 'relativeName'] as const;
  if (name === 'birthDate') return ['birthDate', 'isBirthEstimated'] as const;
  return [name];
}
