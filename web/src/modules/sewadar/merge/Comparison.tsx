import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContradictableField } from '@sewa/contract/people/contradictions';
import { MERGE_UNDO_DAYS, merges, type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { dayFromToday } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';
import { isClosed } from '../sewadar-form.ts';
import { comparedFields, fieldsBehind } from '../sewadar-sections.ts';
import { useSewadarTexts } from '../use-sewadar-texts.ts';
import { Contradictions } from './Contradictions.tsx';
import { contradictionsIn, differing, suggested } from './merge.rules.ts';
import { SideBySide } from './SideBySide.tsx';

interface ComparisonProps {
  sewadar: Sewadar;
  other: Sewadar;
  onBack: () => void;
}

/** Both records side by side; nothing is lost without having been seen. */
export function Comparison({ sewadar, other, onBack }: ComparisonProps) {
  const { t } = useTranslation('sewadar');
  const navigate = useNavigate();
  const { label } = useResourceWords(sewadars);
  const textOf = useSewadarTexts();
  const { act, isBusy } = useAct();
  const compared = comparedFields.map((name) => ({
    name,
    label: label(name),
    mine: textOf(sewadar, name),
    theirs: textOf(other, name),
  }));
  const [taken, setTaken] = useState(() => suggested(compared));
  const [contradictions, setContradictions] = useState<readonly ContradictableField[] | null>(null);
  const different = differing(compared);
  if (isClosed(other)) {
    return (
      <Alert severity="warning" action={<Button onClick={onBack}>{t('merge.another')}</Button>}>
        {t('merge.closed')}
      </Alert>
    );
  }
  const merge = (isConfirmed: boolean) =>
    act({
      run: () =>
        call(merges.create, {
          params: { id: sewadar.id },
          body: {
            other: other.id,
            version: sewadar.version,
            otherVersion: other.version,
            take: [...taken].flatMap(fieldsBehind),
            isConfirmed,
          },
        }),
      done: t('merge.done'),
      failed: t('merge.failed'),
      onRefused: (error) => {
        const found = contradictionsIn(error);
        setContradictions(found);
        return found !== null;
      },
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
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void merge(false)}>
          {t('merge.submit')}
        </Button>
        <Button onClick={onBack}>{t('merge.another')}</Button>
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
