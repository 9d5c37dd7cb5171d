import { lazy, Suspense } from 'react';
import type { PhotoTakerProps } from './PhotoTaker.tsx';

const PhotoTaker = lazy(() => import('./PhotoTaker.tsx').then((file) => ({ default: file.PhotoTaker })));

/** Take, choose and crop a photo. Camera and crop are fetched when somebody opens it. */
export function PhotoDialog(props: PhotoTakerProps) {
  return (
    <Suspense fallback={null}>
      <PhotoTaker {...props} />
    </Suspense>
  );
}
