import { useEffect } from 'react';
import { isLeavingPage, unanswered, useIsUnanswered, useLeaveQuestion } from '../../platform/unsaved.ts';
import { markUnsaved } from '../../platform/unsaved-elsewhere.ts';
import { Later, later } from '../Later.tsx';

export const leaveDialog = later(() =>
  import('../../ui/form/LeaveDialog.tsx').then((file) => file.LeaveDialog),
);

/** Signing out, another area and closing the window ask first while entries without a form are not saved. */
export function UnansweredGuard() {
  const isUnanswered = useIsUnanswered();
  const question = useLeaveQuestion(unanswered);
  useEffect(() => {
    if (!isUnanswered) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingPage()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unmark = markUnsaved();
    return () => {
      unmark();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnanswered]);
  if (question === null) return null;
  const answers = { onLeave: () => question.answer(true), onStay: () => question.answer(false) };
  return <Later part={leaveDialog} props={answers} onFailed={answers.onStay} />;
}
