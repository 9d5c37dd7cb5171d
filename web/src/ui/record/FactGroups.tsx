import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList } from './FactList.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

/** A record to be read, in groups: beside each other where there is room. Groups without a fact take none. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
        alignItems: 'start',
      }}
    >
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <section key={title}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            <FactList facts={facts} />
          </section>
        ))}
    </Box>
  );
}
