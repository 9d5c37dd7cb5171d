import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FilterEditor } from './FilterEditor.tsx';
import type { Filter, FilterEntries } from './list.types.ts';
import type { FilterPart } from './use-filter-change.ts';

/** Filters below each other, each under its name. */
export function FilterFields(props: {
  filters: readonly Filter[];
  values: FilterEntries;
  onChange: (part: FilterPart) => void;
}) {
  return (
    <Stack spacing={2}>
      {props.filters.map((filter) => (
        <Field key={filter.field} {...props} filter={filter} />
      ))}
    </Stack>
  );
}

function Field(props: { filter: Filter; values: FilterEntries; onChange: (part: FilterPart) => void }) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {props.filter.label}
      </Typography>
      <FilterEditor {...props} isInline />
    </Box>
  );
}
