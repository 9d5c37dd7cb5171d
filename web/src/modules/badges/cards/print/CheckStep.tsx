import { mdiAccountQuestionOutline, mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { badgeProblemLabels, badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { badges, type CheckedBadge } from '@sewa/contract/badges/badges';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../../platform/call.ts';
import { languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { isStopped, problemsFirst } from './checked.rules.ts';

interface CheckStepProps {
  checked: readonly CheckedBadge[];
  chosen: string | undefined;
  isChecking: boolean;
  onChoose: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  onClear: () => void;
}

const shownAtFirst = 60;

/** The faces, those with problems first. */
export function CheckStep({ checked, chosen, isChecking, onChoose, onRemove, onClear }: CheckStepProps) {
  const { t } = useTranslation('cards');
  const [most, setMost] = useState(shownAtFirst);
  const stopped = checked.filter(isStopped);
  const sorted = problemsFirst(checked);
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="check-heading">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="check-heading" variant="h2">
          {t('print.check', { count: checked.length })}
        </Typography>
        {checked.length > 0 && <Button onClick={onClear}>{t('print.clear')}</Button>}
      </Stack>
      {isChecking && <LinearProgress aria-label={t('print.checking')} />}
      {checked.length === 0 && !isChecking && (
        <Typography color="textSecondary">{t('print.nobody')}</Typography>
      )}
      {stopped.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => onRemove(stopped.map(({ id }) => id))}>
              {t('print.removeStopped')}
            </Button>
          }
        >
          {t('print.stopped', { count: stopped.length })}
        </Alert>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {sorted.slice(0, most).map((badge) => (
          <Face
            key={badge.id}
            badge={badge}
            isChosen={badge.id === chosen}
            onChoose={() => onChoose(badge.id)}
            onRemove={() => onRemove([badge.id])}
          />
        ))}
      </Box>
      {sorted.length > most && (
        <div>
          <Button onClick={() => setMost(most + 200)}>
            {t('print.more', { count: sorted.length - most })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface FaceProps {
  badge: CheckedBadge;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function Face({ badge, isChosen, onChoose, onRemove }: FaceProps) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const { id, name, nameLatin, number, type, photo, problems } = badge;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderColor: isStopped(badge) ? 'error.main' : 'divider',
      }}
    >
      <Box
        component="button"
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{
          // A button centres what it holds; faces stand in a row.
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          width: '100%',
          height: '100%',
          p: 1,
          border: 0,
          font: 'inherit',
          color: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          bgcolor: isChosen ? 'action.selected' : 'transparent',
        }}
      >
        <Box
          sx={{
            width: 70,
            height: 90,
            flexShrink: 0,
            mx: 'auto',
            mb: 0.5,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'action.hover',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {photo ? (
            <img
              src={callUrl(badges.photo, { params: { id }, query: { size: 'card' } })}
              alt=""
              width={70}
              height={90}
              loading="lazy"
              style={{ objectFit: 'cover' }}
            />
          ) : (
            <Icon path={mdiAccountQuestionOutline} sx={{ fontSize: 40, color: 'text.secondary' }} />
          )}
        </Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {nameLatin !== name && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {nameLatin}
          </Typography>
        )}
        <Typography variant="body2">{`${badgeTypeLabels[type][language]} ${number}`}</Typography>
        <Stack useFlexGap spacing={0.5} sx={{ mt: 0.5, alignItems: 'flex-start' }}>
          {problems.map((problem) => (
            <Chip
              key={problem}
              size="small"
              color={isStopped({ problems: [problem] }) ? 'error' : 'warning'}
              label={badgeProblemLabels[problem][language]}
              // A face is narrow: a long reason takes two lines rather than be cut.
              sx={{
                maxWidth: '100%',
                height: 'auto',
                minHeight: 24,
                '& .MuiChip-label': { whiteSpace: 'normal' },
              }}
            />
          ))}
        </Stack>
      </Box>
      <IconButton
        size="small"
        aria-label={t('print.remove', { name })}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 2, right: 2 }}
      >
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Paper>
  );
}
