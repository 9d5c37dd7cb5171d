import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import { useCorrection } from '../../../ui/scan/use-correction.ts';
import { useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import { personPhoto, type ScanReply, scanPerson, scanStream } from '../attendance.queries.ts';
import { ScanResult } from './ScanResult.tsx';
import type { ShownPerson } from './unsent.rules.ts';

const RECENT = 5;

/** The field or the camera above, large below it who was scanned last, and the five before. */
export function ScanPanel({ sheet, people }: { sheet: Sheet; people: readonly ShownPerson[] }) {
  const { t } = useTranslation('attendance');
  const sound = useSound('attendance.sound');
  const [recent, setRecent] = useState<readonly ScanReply[]>([]);
  const scans = useScans<ScanReply>({
    take: (code) =>
      scanPerson(sheet.id, {
        code,
        how: 'scan',
        describe: t('scan.queued', { code: shortCode(code), department: sheet.department }),
      }),
    onOutcome: (outcome) => {
      const isGood = outcome.kind === 'done' && outcome.reply.warnings.length === 0;
      sound.play(isGood ? 'good' : 'look');
      if (outcome.kind !== 'done') return;
      const { reply } = outcome;
      setRecent((before) => [
        reply,
        ...before.filter(({ person }) => person.sewadar !== reply.person.sewadar).slice(0, RECENT),
      ]);
    },
  });
  useCorrection(scans.field.onText);
  return (
    <Stack component="section" aria-label={t('view.scan')} spacing={2} sx={{ maxWidth: 640 }}>
      <ScanField {...scans.field} label={t('scan.field')} hint={t('scan.hint')} />
      <WaitingScans stream={scanStream(sheet.id)} />
      {scans.last && <ScanResult sheet={sheet} people={people} outcome={scans.last} />}
      <SoundSwitch sound={sound} />
      {recent.length > 1 && (
        <Stack
          component="ul"
          spacing={1}
          aria-label={t('scan.recent')}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {recent.slice(1).map(({ person, outcome }) => (
            <Paper key={person.sewadar} component="li" variant="outlined" sx={{ p: 1 }}>
              <PersonLine
                photo={person.photo}
                photoSrc={personPhoto(sheet.id, person, 'thumbnail') ?? undefined}
                name={person.name}
                nameLatin={person.nameLatin}
                details={[
                  t('list.number', { number: person.number }),
                  person.isGuest ? t('list.guest', { centre: person.centreName }) : '',
                ]}
              >
                <Typography component="span" variant="body2">
                  {t(`scan.${outcome}`)}
                </Typography>
              </PersonLine>
            </Paper>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
