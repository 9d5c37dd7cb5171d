import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands where the heading and the content of a page will be. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Stack role="status" aria-busy="true" aria-label={label} spacing={2} data-testid="page-skeleton">
      <Skeleton variant="rounded" width="40%" height={36} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
