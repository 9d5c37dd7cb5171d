import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { InText } from './MainAction.tsx';

/** Nothing here yet (or nothing found): says so, and offers the one act that changes it. */
export function EmptyState(props: { icon: string; title: string; text?: string; action?: ReactNode }) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, md: 10 } }}>
      <Icon path={props.icon} sx={{ fontSize: 48, color: 'text.secondary', opacity: 0.7 }} />
      <Typography variant="h3" component="p">
        {props.title}
      </Typography>
      {props.text && (
        <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
          {props.text}
        </Typography>
      )}
      <InText value={true}>{props.action}</InText>
    </Stack>
  );
}
