import Box from '@mui/material/Box';
import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { useState } from 'react';
import { PHOTO_SHAPE } from '../../../ui/photo/crop.rules.ts';
import { initialsOf } from '../../../ui/photo/initials.ts';
import { personPhoto } from '../attendance.queries.ts';

/** At least two fifths of the height of the screen; the initials when there is no photo, or no connection to fetch it. */
export function KioskPhoto({ sheet, person }: { sheet: string; person: SheetPerson }) {
  const src = personPhoto(sheet, person, 'card');
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aria-hidden
      sx={{
        height: '42dvh',
        '@media (orientation: landscape)': { height: '52dvh' },
        flexShrink: 0,
        aspectRatio: PHOTO_SHAPE,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 2,
        border: 4,
        borderColor: 'background.paper',
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontSize: '16dvh',
        fontWeight: 700,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {src !== null && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initialsOf(person.name)
      )}
    </Box>
  );
}
