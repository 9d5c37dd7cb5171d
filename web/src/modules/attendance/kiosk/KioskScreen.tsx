import Box from '@mui/material/Box';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import { type ScanOutcome, useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { type ScanReply, scanPerson, useSheetPeople } from '../attendance.queries.ts';
import { KioskAnswer } from './KioskAnswer.tsx';
import { KioskCamera } from './KioskCamera.tsx';
import { KioskIdle } from './KioskIdle.tsx';
import { KioskTools } from './KioskTools.tsx';
import { useTypedCodes } from './use-typed-codes.ts';

/** How long an answer stands, unless the next badge comes before: a reason takes longer to read than a name. */
const ANSWER_MS = 3_000;
const REASON_MS = 6_000;
const CAMERA_KEY = 'attendance.kiosk.camera';

/** One badge after the other: no keyboard, no menu, and the answer as large as the screen. */
export function KioskScreen({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('attendance');
  const { people = [] } = useSheetPeople(sheet);
  const sound = useSound('attendance.kiosk.sound', { isOnAtFirst: true });
  const [answer, setAnswer] = useState<ScanOutcome<ScanReply> | null>(null);
  const [hasCamera, setHasCamera] = useState(() => window.localStorage.getItem(CAMERA_KEY) === 'on');
  const { scan } = useScans<ScanReply>({
    take: (code) => {
      const describe = t('scan.queued', { code: shortCode(code), department: sheet.department });
      return scanPerson(sheet.id, { code, how: 'kiosk', describe });
    },
    onOutcome: (outcome) => {
      setAnswer(outcome);
      sound.play(isGood(outcome) ? 'good' : 'look');
    },
  });
  const typed = useTypedCodes(scan);
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => setAnswer(null), isGood(answer) ? ANSWER_MS : REASON_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const switchCamera = () => {
    window.localStorage.setItem(CAMERA_KEY, hasCamera ? 'off' : 'on');
    setHasCamera(!hasCamera);
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
        }}
      >
        {hasCamera && !sheet.isClosed && <KioskCamera onScan={scan} />}
        <Box aria-live="assertive" sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex' }}>
          {answer === null ? (
            <KioskIdle sheet={sheet} people={people} typed={typed} />
          ) : (
            <KioskAnswer sheet={sheet} people={people} outcome={answer} />
          )}
        </Box>
      </Box>
      <KioskTools hasCamera={hasCamera} onCamera={switchCamera} sound={sound} onNumber={scan} />
    </Box>
  );
}

function isGood(outcome: ScanOutcome<ScanReply>): boolean {
  if (outcome.kind === 'waiting') return true;
  return outcome.kind === 'done' && outcome.reply.warnings.length === 0;
}
