import { useState } from 'react';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';

/** Closes a dialog, by its button, Escape or a click beside it; with entries that would be lost it asks first. */
export function useCloseQuestion({ hasEntries, onClose }: { hasEntries: boolean; onClose: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (hasEntries ? setIsAsking(true) : onClose()),
    question: isAsking ? <LeaveDialog onLeave={onClose} onStay={() => setIsAsking(false)} /> : null,
  };
}
