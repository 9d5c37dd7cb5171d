import { useEffect } from 'react';
import { askBeforeUnload } from '../../platform/ask-before-unload.ts';
import { unanswered, useIsUnanswered, useLeaveQuestion } from '../../platform/unsaved.ts';
import { Later, later } from '../Later.tsx';

export const leaveDialog = later(() =>
  import('../../ui/form/LeaveDialog.tsx').then((file) => file.LeaveDialog),
);

/** Signing out, another area and closing the window ask first while entries without a form are not saved. */
export function UnansweredGuard() {
  const isUnanswered = useIsUnanswered();
  const question = useLeaveQuestion(unanswered);
  useEffect(() => (isUnanswered ? askBeforeUnload(unanswered) : undefined), [isUnanswered]);
  if (question === null) return null;
  const answers = { onLeave: () => question.answer(true), onStay: () => question.answer(false) };
  return <Later part={leaveDialog} props={answers} onFailed={answers.onStay} />;
}
