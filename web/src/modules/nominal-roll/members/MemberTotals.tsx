import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { totalsOf } from './totals.rules.ts';

/** How many go, and from which centres where there are several. */
export function MemberTotals({ members }: { members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const { total, men, women, centres } = totalsOf(members);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography>
        {t('members.totals', { total: number(total), men: number(men), women: number(women) })}
      </Typography>
      {centres.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {centres
            .map((one) => t('members.ofCentre', { centre: one.centre, members: number(one.members) }))
            .join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
