import { lazy, Suspense } from 'react';

export interface PhotoDialogProps {
  /** Whose photo, as far as that is known. */
  name: string;
  /** The finished photo: 35:45, small enough for a slow line. */
  onDone: (photo: Blob) => void;
  onClose: () => void;
}

const PhotoTaker = lazy(() => import('./PhotoTaker.tsx').then((file) => ({ default: file.PhotoTaker })));

/** Take, choose and crop a photo. Camera and crop are fetched when somebody opens it. */
export function PhotoDialog(props: PhotoDialogProps) {
  return (
    <Suspense fallback={null}>
      <PhotoTaker {...props} />
    </Suspense>
  );
}
