import { useEffect, useMemo } from 'react';
import { useBlocker } from 'react-router';
import { askBeforeUnload } from '../../platform/ask-before-unload.ts';
import {
  hasUnsavedEntries,
  markTouched,
  registerForm,
  useIsAnyTouched,
  useLeaveQuestion,
} from '../../platform/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Leaving the page, by a link, by Back or by closing the window, asks first while entries are unsaved. */
export function UnsavedGuard({ form }: { form: Pick<RecordForm, 'isDirty' | 'isGuarded'> }) {
  const { isGuarded, isDirty } = form;
  const isAnyTouched = useIsAnyTouched();
  // The router asks only the last guard on the page, so each of them answers for all forms.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedEntries() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const guarded = useMemo(() => ({ hasEntries: () => isGuarded.current }), [isGuarded]);
  useEffect(() => registerForm(guarded), [guarded]);
  const question = useLeaveQuestion(guarded);
  useEffect(() => {
    if (!isDirty) return;
    const ends = [markTouched(), askBeforeUnload(guarded)];
    return () => {
      for (const end of ends) end();
    };
  }, [isDirty, guarded]);
  // A save that was under way when the person left has come through: nothing to ask any more.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isAnyTouched) blocker.proceed();
  }, [blocker, isAnyTouched]);
  const isBlocked = blocker.state === 'blocked';
  if (!isBlocked && question === null) return null;
  return (
    <LeaveDialog
      onLeave={() => (isBlocked ? blocker.proceed() : question?.answer(true))}
      onStay={() => (isBlocked ? blocker.reset() : question?.answer(false))}
    />
  );
}
