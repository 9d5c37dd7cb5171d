import {
  mdiCheckCircle,
  mdiCloseCircleOutline,
  mdiCloudUploadOutline,
  mdiExitRun,
  mdiHistory,
} from '@mdi/js';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { GateMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ScanAnswer } from '../../../ui/scan/ScanAnswer.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ScanOutcome } from '../../../ui/scan/use-scans.ts';
import { MemberLine } from '../members/MemberLine.tsx';
import type { GateReply } from '../roll.queries.ts';
import { findScanned } from './scanned-member.rules.ts';

export type GateRoll = Pick<Roll, 'id' | 'number' | 'fromDay' | 'toDay'>;

interface GateAnswerProps {
  roll: GateRoll;
  members: readonly GateMember[];
  outcome: ScanOutcome<GateReply>;
}

/** The last scan, large; also read out. Whose it was is known without a connection too. */
export function GateAnswer({ roll, members, outcome }: GateAnswerProps) {
  const { t } = useTranslation('nominal-roll');
  const known = findScanned(members, { code: outcome.code, day: today() });
  const member = outcome.kind === 'done' ? outcome.reply.member : known;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {outcome.kind === 'done' && <Done reply={outcome.reply} />}
      {outcome.kind === 'waiting' && (
        <ScanAnswer tone="warning" icon={mdiCloudUploadOutline}>
          {t('arrivals.waiting', { who: known?.name || shortCode(outcome.code) })}
        </ScanAnswer>
      )}
      {outcome.kind === 'refused' && (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {outcome.message}
        </ScanAnswer>
      )}
      {outcome.kind === 'unsaved' && (
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {t('arrivals.unsaved', { code: shortCode(outcome.code) })}
        </ScanAnswer>
      )}
      {member && (
        <Stack sx={{ p: 2 }}>
          <MemberLine roll={roll} member={member} />
        </Stack>
      )}
    </Paper>
  );
}

function Done({ reply: { member, outcome } }: { reply: GateReply }) {
  const { t } = useTranslation('nominal-roll');
  const { dateTime } = useFormat();
  const { name, leftAt, arrivedAt } = member;
  if (outcome === 'repeat')
    return (
      <ScanAnswer tone="info" icon={mdiHistory}>
        {t(`arrivals.again.${leftAt === null ? 'arrived' : 'left'}`, {
          name,
          when: dateTime(leftAt ?? arrivedAt ?? ''),
        })}
      </ScanAnswer>
    );
  const isLeft = outcome === 'left';
  return (
    <ScanAnswer tone={isLeft ? 'info' : 'success'} icon={isLeft ? mdiExitRun : mdiCheckCircle}>
      {t(`arrivals.answer.${isLeft ? 'left' : 'arrived'}`, { name })}
    </ScanAnswer>
  );
}
