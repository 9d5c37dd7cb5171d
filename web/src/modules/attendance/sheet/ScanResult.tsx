import {
  mdiAlertOutline,
  mdiCheckCircle,
  mdiCloseCircleOutline,
  mdiCloudUploadOutline,
  mdiExitRun,
  mdiHistory,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { ScanAnswer, type ScanTone } from '../../../ui/scan/ScanAnswer.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import { personPhoto, type ScanReply } from '../attendance.queries.ts';
import { findByCode, type ShownPerson } from './unsent.rules.ts';

interface ScanResultProps {
  sheet: Sheet;
  people: readonly ShownPerson[];
  outcome: ScanOutcome<ScanReply>;
}

/** The last scan, large; also read out. */
export function ScanResult({ sheet, people, outcome }: ScanResultProps) {
  const { t } = useTranslation('attendance');
  const person = outcome.kind === 'waiting' ? findByCode(people, outcome.code) : undefined;
  // What was not saved is told above the result, and stays there.
  if (outcome.kind === 'unsaved') return null;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {outcome.kind === 'waiting' && (
        <ScanAnswer tone="warning" icon={mdiCloudUploadOutline}>
          {t('scan.refused', { code: shortCode(outcome.code) })} {t('scan.waiting')}
        </ScanAnswer>
      )}
      {person && <Person sheet={sheet} person={person} />}
      {outcome.kind === 'refused' && (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {t('scan.refused', { code: shortCode(outcome.code) })} {outcome.message}
        </ScanAnswer>
      )}
      {outcome.kind === 'done' && <Scanned sheet={sheet} reply={outcome.reply} />}
    </Paper>
  );
}

function Scanned({ sheet, reply }: { sheet: Sheet; reply: ScanReply }) {
  const { t } = useTranslation('attendance');
  const { person, outcome, warnings } = reply;
  return (
    <>
      <ScanAnswer {...lookOf(reply)}>
        {t(`scan.${outcome}`)}
        {warnings.map((warning) => (
          <Box component="span" key={warning} sx={{ display: 'block', mt: 0.5 }}>
            {t(`warning.${warning}`)}
          </Box>
        ))}
      </ScanAnswer>
      <Person sheet={sheet} person={person} />
    </>
  );
}

function Person({ sheet, person }: { sheet: Sheet; person: SheetPerson }) {
  const { t } = useTranslation('attendance');
  const { time } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { name, nameLatin, mark, inAt, outAt } = person;
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2, alignItems: 'flex-start' }}>
      <PhotoCard src={personPhoto(sheet.id, person, 'card')} name={name} width={112} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
          {name}
        </Typography>
        <Typography color="textSecondary">
          {[
            nameLatin !== name && nameLatin,
            t('list.number', { number: person.number }),
            person.isGuest && t('list.guest', { centre: person.centreName }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography sx={{ mt: 1, fontSize: '1.25rem', fontWeight: 600 }}>
          {[mark && choice('mark', mark), inAt && time(inAt), outAt && time(outAt)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

export function lookOf({ outcome, warnings }: ScanReply): { tone: ScanTone; icon: string } {
  if (warnings.length > 0) return { tone: 'warning', icon: mdiAlertOutline };
  if (outcome === 'repeat') return { tone: 'info', icon: mdiHistory };
  return outcome === 'out' ? { tone: 'info', icon: mdiExitRun } : { tone: 'success', icon: mdiCheckCircle };
}
