import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What the rows below have in common. */
export function GroupHeading({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <Cell scope="rowgroup" colSpan={columns}>
        {children}
      </Cell>
    </tr>
  );
}

const Cell = styled('th')({ backgroundColor: 'var(--raised)', fontWeight: 600, height: 32 });
