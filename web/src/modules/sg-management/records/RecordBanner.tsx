import { mdiArrowRightCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { nextStep } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { isReturned, sgRecordMachine } from '@sewa/contract/sg-management/record-moves';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { WhyNot } from '../../../ui/WhyNot.tsx';

/** Why it was sent back or reopened, which version is in force, and what it waits for. */
export function RecordBanner({ record }: { record: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const { money, day } = useFormat();
  const { inForce } = record;
  const isNewVersion = inForce !== null && record.status !== sgRecordStatuses.L2_APPROVED;
  return (
    <>
      {record.isOverdue && record.dueDay !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('record.overdueText', { day: day(record.dueDay) })}
        </Alert>
      )}
      {isReturned(record) && <Returned record={record} />}
      {record.reopenReason !== '' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('record.reopenedBecause', { reason: record.reopenReason })}
        </Alert>
      )}
      {isNewVersion && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('record.inForce', {
            revision: inForce.revision,
            amount: inForce.substance.estimate === null ? '–' : money(inForce.substance.estimate),
          })}
        </Alert>
      )}
      <NextStep record={record} />
    </>
  );
}

function Returned({ record }: { record: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const words = useResourceWords(sgRecords);
  const back = record.verdicts.filter(({ verdict }) => verdict === 'back');
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {t('record.returnedBecause', { name: record.before?.byName ?? '', reason: record.reason })}
      {back.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {back.map(({ field, comment }) => (
            <li key={field}>{`${words.label(field)}: ${comment}`}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function NextStep({ record }: { record: SgRecord }) {
  const { t } = useTranslation('sg-management');
  const { may } = useSession();
  const language = useStore(languageStore);
  if (record.completedOn !== null) return null;
  const step = nextStep(sgRecordMachine, record.status);
  const requirement = step && right('SG_MANAGEMENT.RECORD', step.act);
  const isAllowed = requirement === null || may(requirement);
  const whyNot = record.isOwnWork ? 'OWN_RECORD' : 'SECOND_PERSON';
  const isForOthers =
    step !== null &&
    isAllowed &&
    (record.isOwnWork || (record.isFirstApprover && step.otherThan !== undefined));
  const key = isReturned(record) ? 'returned' : String(record.status);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      icon={<Icon path={mdiArrowRightCircleOutline} />}
      action={
        isAllowed || isReturned(record) || requirement === null ? undefined : (
          <WhyNot requirement={requirement} />
        )
      }
    >
      {t(`record.next.${key}`)}
      {isForOthers && ` ${errorText(whyNot, language)}`}
    </Alert>
  );
}
