import { useState } from 'react';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';

/**
 * The cover of an item beside its title; nothing where it has none or the picture cannot be fetched, as at a counter
 * without a connection. A plain element: a line of the basket must not cost more than its text.
 */
export function ItemPicture({ photo, size }: { photo: string | null; size: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (photo === null || photo === failed) return null;
  return (
    <img
      src={photoUrl(photo, 'thumbnail')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setFailed(photo)}
      style={{ objectFit: 'cover', borderRadius: 4, flexShrink: 0 }}
    />
  );
}
