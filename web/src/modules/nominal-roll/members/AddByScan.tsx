import { mdiCloseCircleOutline } from '@mdi/js';
import Paper from '@mui/material/Paper';
import type { AddResult } from '@sewa/contract/nominal-roll/members';
import { useTranslation } from 'react-i18next';
import { ScanAnswer } from '../../../ui/scan/ScanAnswer.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { answerOf, useScans } from '../../../ui/scan/use-scans.ts';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { looksLikeCard, numbersIn } from './numbers.rules.ts';
import type { Adding } from './use-add-members.ts';

/** One badge after the other, by camera, by a scanner that types, or by the number on it. */
export function AddByScan({ adding }: { adding: Adding }) {
  const { t } = useTranslation('nominal-roll');
  const sound = useSound('nominal-roll.sound');
  const scans = useScans<readonly AddResult[]>({
    take: (code) => {
      if (looksLikeCard(code)) return answerOf(adding.addScanned({ card: code }));
      const numbers = numbersIn(code);
      if (numbers.length !== 1)
        return Promise.resolve({ kind: 'refused', message: t('add.scan.noNumber', { code }) });
      return answerOf(adding.addScanned({ numbers }));
    },
    onOutcome: (outcome) => {
      const isGood = outcome.kind === 'done' && outcome.reply.every((one) => one.outcome === 'added');
      sound.play(isGood ? 'good' : 'look');
    },
  });
  const { last } = scans;
  return (
    <>
      <ScanField {...scans.field} label={t('add.scan.label')} hint={t('add.scan.hint')} />
      {last !== null && last.kind !== 'done' && (
        <Paper variant="outlined">
          <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
            {last.kind === 'refused' ? last.message : t('arrivals.unsaved', { code: last.code })}
          </ScanAnswer>
        </Paper>
      )}
      <div>
        <SoundSwitch sound={sound} />
      </div>
    </>
  );
}
