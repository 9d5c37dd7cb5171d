import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GatePerson } from '@sewa/contract/badges/verify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { useSettled } from '../../../platform/use-settled.ts';
import { badgePhotoUrl } from '../registry/badge.queries.ts';
import { useBadgeTypeName } from './use-badge-type-name.ts';
import { useGatePeople } from './verify.queries.ts';

const TYPING_PAUSE_MS = 250;

/** Somebody without a card: found by name, verified with one tap. */
export function WithoutCard({ onChoose }: { onChoose: (badge: string) => void }) {
  const { t } = useTranslation('verify');
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data: found, error } = useGatePeople(q);
  const isEmpty = found?.length === 0 && q === text.trim();
  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label={t('without.label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" color="textSecondary" variant="body2">
        {error ? t('without.failed') : isEmpty && t('without.nobody')}
      </Typography>
      {found && text.trim() !== '' && (
        <FoundPeople
          people={found}
          onChoose={(badge) => {
            onChoose(badge);
            setText('');
          }}
        />
      )}
    </Stack>
  );
}

/** Badges with their people, one of which is chosen. */
export function FoundPeople({
  people,
  onChoose,
}: {
  people: readonly GatePerson[];
  onChoose: (badge: string) => void;
}) {
  const { t } = useTranslation('verify');
  const typeName = useBadgeTypeName();
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {people.map((person) => (
        <Paper
          key={person.id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1 }}
        >
          <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <PersonLine
              person={person}
              photoSrc={badgePhotoUrl(person, 'thumbnail') ?? undefined}
              notes={[t('what.badge', { type: typeName(person.type), number: person.badgeNumber })]}
            />
          </Stack>
          <Button variant="contained" onClick={() => onChoose(person.id)}>
            {t('without.verify')}
          </Button>
        </Paper>
      ))}
    </Stack>
  );
}
