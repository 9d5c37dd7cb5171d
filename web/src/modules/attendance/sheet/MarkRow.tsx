import { mdiCheck, mdiClockOutline, mdiClose, mdiCloudUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Mark } from '@sewa/contract/attendance/marks';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { personPhoto } from '../attendance.queries.ts';
import { hasForgotten, limitWarnings } from './questions.ts';
import type { ShownPerson } from './unsent.rules.ts';

const offered = [
  { mark: 'present', icon: mdiCheck, colour: 'success' },
  { mark: 'late', icon: mdiClockOutline, colour: 'warning' },
  { mark: 'absent', icon: mdiClose, colour: 'error' },
] as const satisfies readonly { mark: Mark; icon: string; colour: string }[];

/** What a row needs of its sheet: it is drawn anew only when one of these changes. */
type RowSheet = Pick<Sheet, 'id' | 'endsAt' | 'isClosed' | 'maxHours'>;

interface MarkRowProps {
  sheet: RowSheet;
  person: ShownPerson;
  /** Undefined: the sheet is only read. */
  onMark: ((sewadar: string, mark: Mark | null) => void) | undefined;
  onOpen: ((sewadar: string) => void) | undefined;
}

/** 56 px with the photo, both scripts and the three marks that are given every day; the others are behind the name. */
export const MarkRow = memo(function MarkRow({ sheet, person, onMark, onOpen }: MarkRowProps) {
  const { t } = useTranslation('attendance');
  const { choice } = useFieldWords(entryWords);
  const { sewadar, name, mark } = person;
  return (
    <Box
      component="li"
      data-row
      data-sewadar={sewadar}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 56px',
      }}
    >
      <ButtonBase
        onClick={() => onOpen?.(sewadar)}
        disabled={!onOpen}
        sx={{ flex: 1, minWidth: 0, minHeight: 56, gap: 1, justifyContent: 'flex-start', textAlign: 'start' }}
      >
        <PhotoAvatar
          photo={person.photo}
          src={personPhoto(sheet.id, person, 'thumbnail') ?? undefined}
          name={name}
          size={40}
        />
        <PersonWords sheet={sheet} person={person} />
      </ButtonBase>
      {onMark ? (
        <ToggleButtonGroup
          exclusive
          value={mark}
          // A tap on the mark that stands means it, perhaps because a scan was quicker. To take it away is in the dialog.
          onChange={(_event, next: Mark | null) => next && onMark(sewadar, next)}
          aria-label={t('mark.of', { name })}
        >
          {offered.map(({ mark: value, icon, colour }) => (
            <ToggleButton
              key={value}
              value={value}
              color={colour}
              aria-label={choice('mark', value) ?? value}
              sx={{ width: 44, height: 44 }}
            >
              <Icon path={icon} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{mark === null ? '–' : choice('mark', mark)}</Typography>
      )}
    </Box>
  );
});

function PersonWords({ sheet, person }: { sheet: RowSheet; person: ShownPerson }) {
  const { t } = useTranslation('attendance');
  const { time } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { name, nameLatin, number, mark, inAt, outAt } = person;
  const isElse = mark === 'half' || mark === 'excused';
  const details = [
    t('list.number', { number }),
    nameLatin !== name && nameLatin,
    isElse && choice('mark', mark),
    inAt && [time(inAt), outAt && time(outAt)].filter(Boolean).join('–'),
    person.isGuest && t('list.guest', { centre: person.centreName }),
  ];
  return (
    <Box sx={{ minWidth: 0, py: 0.5 }}>
      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
        {person.isWaiting && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            <Icon
              path={mdiCloudUploadOutline}
              sx={{ fontSize: '1.125rem', verticalAlign: 'text-bottom', mr: 0.5 }}
            />
            {`${t('list.waiting')} · `}
          </Box>
        )}
        {details.filter(Boolean).join(' · ')}
      </Typography>
      {person.refusal !== null && (
        <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
          {t('list.refused', { reason: person.refusal })}
        </Typography>
      )}
      {limitWarnings(sheet, person).map((warning) => (
        <Typography
          key={warning}
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'warning.main' }}
        >
          {t(`warning.${warning}`)}
        </Typography>
      ))}
      {hasForgotten(sheet, person) && !sheet.isClosed && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.main' }}>
          {t('list.forgotten')}
        </Typography>
      )}
    </Box>
  );
}
