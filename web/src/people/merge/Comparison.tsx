import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContradictableField } from '@sewa/contract/people/contradictions';
import { MERGE_UNDO_DAYS } from '@sewa/contract/people/merges';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/call.ts';
import { dayFromToday } from '../../platform/today.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useAct } from '../../ui/use-act.ts';
import { Contradictions } from './Contradictions.tsx';
import { contradictionsIn, differing, suggested } from './merge.rules.ts';
import type { MergeablePerson, MergeEndpoints } from './merge-endpoints.ts';
import { SideBySide } from './SideBySide.tsx';

export interface MergeKind<P extends MergeablePerson> {
  endpoints: MergeEndpoints;
  /** The address of a record without its id. */
  path: string;
  /** What is compared, each field with what it is called. */
  fields: readonly { name: string; label: string }[];
  textOf: (person: P, field: string) => string;
  /** The fields that are taken with one that was chosen. */
  fieldsBehind: (field: string) => readonly string[];
  isClosed: (person: P) => boolean;
  /** What follows the record that stays, in words. */
  follows: string;
  refresh: () => Promise<void>;
}

interface ComparisonProps<P extends MergeablePerson> {
  kind: MergeKind<P>;
  person: P;
  other: P;
  onBack: () => void;
}

/** Both records side by side; nothing is lost without having been seen. */
export function Comparison<P extends MergeablePerson>({ kind, person, other, onBack }: ComparisonProps<P>) {
  const { t } = useTranslation('merge');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const compared = kind.fields.map(({ name, label }) => ({
    name,
    label,
    mine: kind.textOf(person, name),
    theirs: kind.textOf(other, name),
  }));
  const [taken, setTaken] = useState(() => suggested(compared));
  const [contradictions, setContradictions] = useState<readonly ContradictableField[] | null>(null);
  const different = differing(compared);
  if (kind.isClosed(other)) {
    return (
      <Alert severity="warning" action={<Button onClick={onBack}>{t('another')}</Button>}>
        {t('closed')}
      </Alert>
    );
  }
  const merge = (isConfirmed: boolean) =>
    act({
      run: () =>
        call(kind.endpoints.create, {
          params: { id: person.id },
          body: {
            other: other.id,
            version: person.version,
            otherVersion: other.version,
            take: [...taken].flatMap(kind.fieldsBehind),
            isConfirmed,
          },
        }),
      done: t('done'),
      failed: t('failed'),
      onRefused: (error) => {
        const found = contradictionsIn(error);
        setContradictions(found);
        return found !== null;
      },
      onDone: () => void Promise.resolve(navigate(`${kind.path}/${person.id}`)).then(kind.refresh),
    });
  return (
    <Stack spacing={3}>
      <SideBySide person={person} other={other} fields={different} taken={taken} onTaken={setTaken} />
      <Typography color="textSecondary">
        {t('same', { count: compared.length - different.length })}
      </Typography>
      <WhatFollows number={person.number} other={other.number} what={kind.follows} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void merge(false)}>
          {t('submit')}
        </Button>
        <Button onClick={onBack}>{t('another')}</Button>
      </Stack>
      {contradictions && (
        <Contradictions
          fields={compared.filter(({ name }) => contradictions.some((field) => field === name))}
          isBusy={isBusy}
          onConfirm={() => void merge(true)}
          onCancel={() => setContradictions(null)}
        />
      )}
    </Stack>
  );
}

function WhatFollows({ number, other, what }: { number: number; other: number; what: string }) {
  const { t } = useTranslation('merge');
  const { day } = useFormat();
  return (
    <Alert severity="info">
      <strong>{t('follows')}</strong>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        <li>{t('followsAll', { number, other, what })}</li>
        <li>{t('followsNumber', { other })}</li>
        <li>{t('followsUndo', { day: day(dayFromToday(MERGE_UNDO_DAYS)) })}</li>
      </ul>
    </Alert>
  );
}
