import { mdiAccountConvertOutline, mdiPencilOutline, mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type CallOutcome, callOutcomes } from '@sewa/contract/nominal-roll/enums';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { MemberLine } from '../members/MemberLine.tsx';
import { outcomeLooks } from './call-outcomes.ts';

interface CallCardProps {
  roll: Roll;
  member: RollMember;
  /** Left out: the outcome is only shown. */
  onOutcome: ((outcome: CallOutcome | null, note: string) => void) | undefined;
  onReplace: (() => void) | undefined;
}

/** One member of the call list: the number to call, and what came of it. */
export function CallCard({ roll, member, onOutcome, onReplace }: CallCardProps) {
  const { t } = useTranslation('nominal-roll');
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = onOutcome !== undefined && (member.callOutcome === null || isOpen);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }} aria-label={member.name}>
      <Stack spacing={1.5}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            {/* The number stands on the button. */}
            <MemberLine roll={roll} member={{ ...member, phone: '' }} />
          </Box>
          <PhoneButton phone={member.phone} name={member.name} />
        </Stack>
        {member.callOutcome !== null && <LastCall member={member} outcome={member.callOutcome} />}
        {isAsking && (
          <Outcomes
            member={member}
            onOutcome={(outcome, note) => {
              setIsOpen(false);
              onOutcome(outcome, note);
            }}
          />
        )}
        {onOutcome && !isAsking && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {member.callOutcome === 'notComing' && (
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiAccountConvertOutline} />}
                onClick={onReplace}
                sx={{ minHeight: 44 }}
              >
                {t('calls.replace')}
              </Button>
            )}
            <Button onClick={() => setIsOpen(true)} sx={{ minHeight: 44 }}>
              {t('calls.change')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

/** The whole width on a phone, where it calls at one touch. */
export function PhoneButton({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation('nominal-roll');
  if (phone === '') return <Typography color="textSecondary">{t('calls.noPhone')}</Typography>;
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      variant="outlined"
      startIcon={<Icon path={mdiPhone} />}
      aria-label={t('calls.call', { name, phone: phoneText(phone) })}
      sx={{
        minHeight: 48,
        fontSize: '1.0625rem',
        whiteSpace: 'nowrap',
        flex: { xs: '1 1 auto', sm: 'none' },
      }}
    >
      {phoneText(phone)}
    </Button>
  );
}

function LastCall({ member, outcome }: { member: RollMember; outcome: CallOutcome }) {
  const { t } = useTranslation('nominal-roll');
  const { dateTime } = useFormat();
  const { choice } = useFieldWords(rollMemberWords);
  const { calledAt, calledByName, callNote } = member;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip label={choice('callOutcome', outcome) ?? outcome} {...outcomeLooks[outcome]} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          callNote,
          calledAt && calledByName && t('calls.by', { user: calledByName, when: dateTime(calledAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Stack>
  );
}

interface OutcomesProps {
  member: RollMember;
  onOutcome: (outcome: CallOutcome | null, note: string) => void;
}

function Outcomes({ member, onOutcome }: OutcomesProps) {
  const { t } = useTranslation('nominal-roll');
  const { choice, label } = useFieldWords(rollMemberWords);
  const [note, setNote] = useState(member.callNote);
  const [hasNote, setHasNote] = useState(member.callNote !== '');
  return (
    <Stack spacing={1}>
      <Box
        role="group"
        aria-label={t('calls.outcomeOf', { name: member.name })}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}
      >
        {callOutcomes.map((outcome) => {
          const { icon, tone } = outcomeLooks[outcome];
          return (
            <Button
              key={outcome}
              variant={outcome === member.callOutcome ? 'contained' : 'outlined'}
              color={tone === 'default' ? 'inherit' : tone}
              startIcon={<Icon path={icon} />}
              onClick={() => onOutcome(outcome, note.trim())}
              sx={{ minHeight: 52, lineHeight: 1.25 }}
            >
              {choice('callOutcome', outcome)}
            </Button>
          );
        })}
        {!hasNote && (
          <Button
            startIcon={<Icon path={mdiPencilOutline} />}
            onClick={() => setHasNote(true)}
            sx={{ minHeight: 52, lineHeight: 1.25 }}
          >
            {t('calls.addNote')}
          </Button>
        )}
      </Box>
      {hasNote && (
        <TextField
          size="small"
          label={label('callNote')}
          helperText={t('calls.noteHint')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          autoFocus
          fullWidth
        />
      )}
      {member.callOutcome !== null && (
        <Box>
          <Button onClick={() => onOutcome(null, '')}>{t('calls.clear')}</Button>
        </Box>
      )}
    </Stack>
  );
}
