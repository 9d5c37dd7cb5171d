import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GateMember, Gathering } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { useFormat } from '../../../platform/use-format.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { useGateMembers, visitorPhoto } from './day.queries.ts';

const TYPING_PAUSE_MS = 250;

interface WithoutPassProps {
  gathering: Gathering;
  /** Lets in by the number, as a scan does. */
  onArrive: (number: string) => void;
}

/** A member who forgot the pass: found by name, let in with one tap. */
export function WithoutPass({ gathering, onArrive }: WithoutPassProps) {
  const { t } = useTranslation('oae');
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data: found, error } = useGateMembers(gathering.id, q);
  const isEmpty = found?.length === 0 && q === text.trim();
  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label={t('gate.find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" color="textSecondary" variant="body2">
        {error ? t('gate.findFailed') : isEmpty && t('gate.nobody')}
      </Typography>
      {found && found.length > 0 && text.trim() !== '' && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {found.map((member) => (
            <FoundMember
              key={member.id}
              gathering={gathering.id}
              member={member}
              onArrive={() => {
                onArrive(String(member.number));
                setText('');
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface FoundMemberProps {
  gathering: string;
  member: GateMember;
  onArrive: () => void;
}

function FoundMember({ gathering, member, onArrive }: FoundMemberProps) {
  const { t } = useTranslation('oae');
  const { time } = useFormat();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1 }}
    >
      <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <PersonLine
          person={member}
          photoSrc={visitorPhoto(gathering, member, 'thumbnail')}
          notes={member.isVisitor ? [t('gate.visitor')] : []}
        />
      </Stack>
      {member.hereSince === null ? (
        <Button variant="contained" onClick={onArrive}>
          {t('gate.checkIn')}
        </Button>
      ) : (
        <Typography color="textSecondary">{t('scan.again', { time: time(member.hereSince) })}</Typography>
      )}
    </Paper>
  );
}
