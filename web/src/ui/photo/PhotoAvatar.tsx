import Box from '@mui/material/Box';
import { attachments } from '@sewa/contract/attachments/attachments';
import { useState } from 'react';
import { callUrl } from '../../platform/call.ts';
import { initialsOf } from './initials.ts';

interface PhotoAvatarProps {
  /** The attachment that is the photo; null when there is none. */
  photo: string | null;
  /** Where the photo is, when not among the attachments that this user sees. */
  src?: string | undefined;
  /** Whose it is, in any script. It stands beside the picture, so that readers hear it once. */
  name: string;
  size?: number;
}

/** A person in a list: round, with the initials while there is no photo or it cannot be fetched. */
export function PhotoAvatar({ photo, src, name, size = 40 }: PhotoAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = photo !== null && photo !== failed;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'inline-grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        bgcolor: 'var(--accent-tint)',
        color: 'primary.main',
        fontSize: size * 0.38,
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {isShown ? (
        <img
          src={src ?? photoUrl(photo, 'thumbnail')}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(photo)}
          style={{ objectFit: 'cover' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}

/** `thumbnail` is square for lists, `card` is 35:45 for records. */
export function photoUrl(photo: string, size: 'thumbnail' | 'card'): string {
  return callUrl(attachments.picture, { params: { id: photo }, query: { size } });
}
