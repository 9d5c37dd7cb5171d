import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { mayCorrectMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useSession } from '../../../platform/session.ts';
import { useRollWarnings } from '../roll.queries.ts';
import { MemberLine } from './MemberLine.tsx';
import { MemberMenu } from './MemberMenu.tsx';

interface MemberListProps {
  roll: Roll;
  members: readonly RollMember[];
}

/** Who goes, each with what stands against it and with what can be done about it. */
export function MemberList({ roll, members }: MemberListProps) {
  const { user } = useSession();
  const mayCorrect = mayCorrectMembers(roll.status, user.acl);
  const warnings = useRollWarnings(roll).data;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {members.map((member) => (
        <Paper
          key={member.id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <MemberLine roll={roll} member={member} warnings={warnings?.get(member.id)} />
          </Box>
          {mayCorrect && <MemberMenu roll={roll} member={member} />}
        </Paper>
      ))}
    </Stack>
  );
}
