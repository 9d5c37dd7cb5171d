import { mdiAlertOutline, mdiCloseCircleOutline, mdiCloudCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import type { ScanTone } from '../../../ui/scan/ScanAnswer.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import type { ScanReply } from '../attendance.queries.ts';
import { lookOf } from '../sheet/ScanResult.tsx';
import { findByCode, type ShownPerson } from '../sheet/unsent.rules.ts';
import { KioskPhoto } from './KioskPhoto.tsx';

interface KioskAnswerProps {
  sheet: Sheet;
  people: readonly ShownPerson[];
  outcome: ScanOutcome<ScanReply>;
}

interface Answer {
  tone: ScanTone;
  icon: string;
  word: string;
  /** One sentence each. */
  reasons: readonly string[];
  person: SheetPerson | undefined;
}

/** Who it was and what came of it, in colour, readable from two metres. */
export function KioskAnswer({ sheet, people, outcome }: KioskAnswerProps) {
  const { tone, icon, word, reasons, person } = useAnswer(people, outcome);
  return (
    <Box
      data-answer={outcome.kind}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'safe center',
        gap: 'clamp(8px, 2vmin, 24px)',
        p: 2,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        overflow: 'auto',
        bgcolor: `${tone}.main`,
        color: `${tone}.contrastText`,
      }}
    >
      <Typography
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          fontSize: 'clamp(1.875rem, 6.5vmin, 3.75rem)',
          fontWeight: 700,
          lineHeight: 1.2,
        }}
      >
        <Icon path={icon} sx={{ fontSize: '1.3em', flexShrink: 0 }} />
        {word}
      </Typography>
      {person && <Person sheet={sheet} person={person} />}
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ fontSize: 'clamp(1.25rem, 3.6vmin, 2rem)', fontWeight: 600 }}>
          {reason}
        </Typography>
      ))}
    </Box>
  );
}

function Person({ sheet, person }: { sheet: Sheet; person: SheetPerson }) {
  const { t } = useTranslation('attendance');
  const { time } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { name, nameLatin, mark, inAt, outAt } = person;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 'clamp(8px, 2vmin, 32px)',
        maxWidth: '100%',
        '@media (orientation: landscape)': { flexDirection: 'row', textAlign: 'start', px: 2 },
      }}
    >
      <KioskPhoto sheet={sheet.id} person={person} />
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Typography
          component="p"
          sx={{ fontSize: 'clamp(1.75rem, 6vmin, 3.5rem)', fontWeight: 700, lineHeight: 1.2 }}
        >
          {name}
        </Typography>
        {nameLatin !== '' && nameLatin !== name && (
          <Typography component="p" sx={{ fontSize: 'clamp(1.75rem, 4vmin, 2.25rem)', lineHeight: 1.2 }}>
            {nameLatin}
          </Typography>
        )}
        <Typography sx={{ fontSize: 'clamp(1.125rem, 3vmin, 1.75rem)' }}>
          {[
            t('list.number', { number: person.number }),
            person.isGuest && t('list.guest', { centre: person.centreName }),
            mark && choice('mark', mark),
            inAt && [time(inAt), outAt && time(outAt)].filter(Boolean).join('–'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

function useAnswer(people: readonly ShownPerson[], outcome: ScanOutcome<ScanReply>): Answer {
  const { t } = useTranslation('attendance');
  const code = shortCode(outcome.code);
  switch (outcome.kind) {
    case 'done': {
      const { person, warnings } = outcome.reply;
      return {
        ...lookOf(outcome.reply),
        word: t(`scan.${outcome.reply.outcome}`),
        reasons: warnings.map((warning) => t(`warning.${warning}`)),
        person,
      };
    }
    case 'waiting': {
      const person = findByCode(people, outcome.code);
      if (person === undefined)
        return {
          ...{ tone: 'warning', icon: mdiCloudCheckOutline, word: t('kiosk.noted'), person },
          reasons: [t('kiosk.notedUnknown', { code })],
        };
      return {
        ...{ tone: 'success', icon: mdiCloudCheckOutline, word: t('kiosk.noted'), person },
        reasons: [],
      };
    }
    case 'refused':
      return {
        ...{ tone: 'error', icon: mdiCloseCircleOutline, word: t('kiosk.refused', { code }) },
        ...{ reasons: [outcome.message], person: undefined },
      };
    case 'unsaved':
      return {
        ...{ tone: 'error', icon: mdiAlertOutline, word: t('kiosk.unsaved') },
        ...{ reasons: [t('kiosk.unsavedNext')], person: undefined },
      };
  }
}
