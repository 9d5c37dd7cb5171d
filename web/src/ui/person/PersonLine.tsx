import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { PhotoAvatar } from '../photo/PhotoAvatar.tsx';

interface PersonLineProps {
  photo: string | null;
  /** Where the photo is, when not among the attachments that this user sees. */
  photoSrc?: string | undefined;
  name: string;
  nameLatin?: string;
  /** What tells two of one name apart; empty pieces are left out. */
  details: readonly string[];
  children?: ReactNode;
  size?: number;
}

/** A number or a day is not broken at the end of a line, unless it is longer than one. */
const whole = { display: 'inline-block' } as const;

/** A person in one line: picture, name in both scripts, and what tells them from others. */
export function PersonLine(props: PersonLineProps) {
  const { photo, photoSrc, name, nameLatin = '', details, children, size } = props;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <PhotoAvatar photo={photo} src={photoSrc} name={name} {...(size ? { size } : {})} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.35 }}>
          {name}
          {nameLatin && nameLatin !== name && (
            <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
              {nameLatin}
            </Typography>
          )}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {[...new Set(details)].filter(Boolean).map((detail, place) => (
            <Fragment key={detail}>
              {place > 0 && ' · '}
              <span style={whole}>{detail}</span>
            </Fragment>
          ))}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
