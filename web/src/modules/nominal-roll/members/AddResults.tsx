import { mdiAlertOutline, mdiCheckCircleOutline, mdiCloseCircleOutline, mdiHelpCircleOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AddOutcome } from '@sewa/contract/nominal-roll/enums';
import type { AddResult } from '@sewa/contract/nominal-roll/members';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { GoOnWithRemark } from './GoOnWithRemark.tsx';
import type { Adding } from './use-add-members.ts';

const looks: Readonly<Record<AddOutcome, { icon: string; colour: string }>> = {
  added: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  warned: { icon: mdiAlertOutline, colour: 'warning.main' },
  refused: { icon: mdiCloseCircleOutline, colour: 'error.main' },
  unknown: { icon: mdiHelpCircleOutline, colour: 'error.main' },
};

/** What became of each; whoever the clerk is warned of goes with a remark. */
export function AddResults({ adding }: { adding: Adding }) {
  const { t } = useTranslation('nominal-roll');
  const { results } = adding;
  const warned = results.filter(({ outcome }) => outcome === 'warned');
  if (results.length === 0) return null;
  return (
    <Stack spacing={1} role="status">
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('add.results', { added: results.filter(({ outcome }) => outcome === 'added').length })}
      </Typography>
      {warned.length > 0 && <GoOn adding={adding} warned={warned} />}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {results.map((result) => (
          <Result key={result.sewadar ?? `number ${result.number}`} result={result} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Why somebody was refused, or is asked about. */
export function useAddReasons(): (result: AddResult) => string[] {
  const { t } = useTranslation('nominal-roll');
  return ({ reasons, roll }) =>
    reasons.map((reason) =>
      reason === 'overlap' && roll !== null ? t('reason.overlapWith', { roll }) : t(`reason.${reason}`),
    );
}

function Result({ result }: { result: AddResult }) {
  const { t } = useTranslation('nominal-roll');
  const { outcome, number, name } = result;
  const { icon, colour } = looks[outcome];
  const why = useAddReasons()(result);
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ py: 0.5, alignItems: 'flex-start' }}>
      <Icon path={icon} sx={{ color: colour, flexShrink: 0 }} />
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {[number === null ? '' : String(number), name].filter(Boolean).join(' · ')}
        {': '}
        {[t(`outcome.${outcome}`), ...why].join('. ')}
      </Typography>
    </Stack>
  );
}

function GoOn({ adding, warned }: { adding: Adding; warned: readonly AddResult[] }) {
  const { t } = useTranslation('nominal-roll');
  const sewadars = warned.flatMap(({ sewadar }) => (sewadar === null ? [] : [sewadar]));
  return (
    <GoOnWithRemark
      text={t('add.warned', { count: warned.length })}
      isBusy={adding.isBusy}
      onGoOn={(remark) => void adding.add({ sewadars }, remark)}
    />
  );
}
