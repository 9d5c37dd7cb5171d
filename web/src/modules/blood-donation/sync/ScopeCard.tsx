import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { camps } from '@sewa/contract/blood-donation/camps';
import { type CampStatus, campStatuses } from '@sewa/contract/blood-donation/enums';
import type { SyncScope } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { campPath } from '../camps/camp-path.ts';
import { useCampStatus } from '../camps/camp-status.ts';
import { useComparisonLooks } from './comparison-looks.ts';
import { type Side, stateOfComparison, stateOfScope } from './next-step.rules.ts';
import { ScopeDetails } from './ScopeDetails.tsx';

interface ScopeCardProps {
  scope: SyncScope;
  side: Side;
  /** Undefined for whoever may not see camps. */
  status: number | undefined;
}

/** One camp: its numbers here and there beside each other. */
export function ScopeCard({ scope, side, status }: ScopeCardProps) {
  const { t } = useTranslation('sync');
  const { day, number, dateTime } = useFormat();
  const looks = useComparisonLooks();
  const statusOf = useCampStatus();
  const state = stateOfScope(scope);
  const isReconciled = status === campStatuses.RECONCILED;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Title scope={scope} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {status !== undefined && <StatusChip {...statusOf(status as CampStatus)} />}
          {!isReconciled && <StatusChip {...looks(state)} />}
        </Stack>
      </Stack>
      {scope.day && (
        <Typography color="textSecondary" variant="body2">
          {day(scope.day)}
        </Typography>
      )}
      <Table size="small" sx={{ mt: 1, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('scope.where')}</TableCell>
            <TableCell align="right" sx={{ width: { xs: 96, sm: 120 } }}>
              {t('scope.records')}
            </TableCell>
            <TableCell sx={{ width: '40%' }}>{t('scope.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>{t(`scope.here.${side}`)}</TableCell>
            <TableCell align="right">{number(scope.here.rows)}</TableCell>
            <TableCell />
          </TableRow>
          {scope.compared.map((one) => (
            <TableRow key={one.deviceNumber}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {side === 'laptop' ? t('scope.here.cloud') : one.deviceName}
              </TableCell>
              <TableCell align="right">{number(one.rows)}</TableCell>
              <TableCell>
                {looks(stateOfComparison(one)).label}
                <Typography variant="caption" component="div" color="textSecondary">
                  {dateTime(one.comparedAt)}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!isReconciled && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`scope.next.${side}.${state}`)}
        </Typography>
      )}
      <ScopeDetails scope={scope} side={side} />
    </Paper>
  );
}

function Title({ scope }: { scope: SyncScope }) {
  const { may } = useSession();
  const isLinked = scope.entity === 'blood_camp' && may(camps.read.requirement);
  return (
    <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
      {isLinked ? (
        <Link component={RouterLink} to={`${campPath}/${scope.row}`} underline="hover">
          {scope.title}
        </Link>
      ) : (
        scope.title
      )}
    </Typography>
  );
}
