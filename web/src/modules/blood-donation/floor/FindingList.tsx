import Box from '@mui/material/Box';
import type { Finding } from '@sewa/contract/blood-donation/rules/eligibility';
import { FindingText } from '../records/Judgement.tsx';

/** What the rules have against a donation, one line each. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {findings.map((finding) => (
        <li key={finding.rule}>
          <FindingText finding={finding} />
        </li>
      ))}
    </Box>
  );
}
