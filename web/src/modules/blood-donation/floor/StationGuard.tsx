import { useRef } from 'react';
import { UnsavedGuard } from '../../../ui/form/UnsavedGuard.tsx';

/** What is typed at a station is nowhere else until its act: a tap on another station, or Back, asks first. */
export function StationGuard({ isDirty }: { isDirty: boolean }) {
  const isGuarded = useRef(false);
  isGuarded.current = isDirty;
  return <UnsavedGuard form={{ isDirty, isGuarded }} />;
}
