import { createStore, useStore } from './store.ts';

/** A form on the page. */
export interface UnsavedForm {
  hasEntries(): boolean;
}

interface Question {
  form: UnsavedForm;
  answer(mayLeave: boolean): void;
}

const forms = new Set<UnsavedForm>();
const questionStore = createStore<Question | null>(null);
const touchedStore = createStore(0);
const unansweredStore = createStore(0);
let isLeaving = false;

export function registerForm(form: UnsavedForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    if (questionStore.get()?.form === form) questionStore.get()?.answer(true);
  };
}

/** Entries without a form. They are saved also after their page was left, so the frame asks for them and not the page. */
export const unanswered: UnsavedForm = { hasEntries: () => unansweredStore.get() > 0 };

/**
 * Counts something among these, until the returned function is called: it is on its way, or waits for the person. Once
 * nothing is left, whoever is asked whether to leave need not answer any more.
 */
export function markUnanswered(): () => void {
  unansweredStore.set(unansweredStore.get() + 1);
  return () => {
    unansweredStore.set(unansweredStore.get() - 1);
    if (!unanswered.hasEntries()) answerForUnanswered(true);
  };
}

/** One of these was refused: whoever is asked whether to leave stays, and sees why. */
export function declineToLeave(): void {
  answerForUnanswered(false);
}

function answerForUnanswered(isAgreed: boolean): void {
  const question = questionStore.get();
  if (question?.form === unanswered) question.answer(isAgreed);
}

export function useIsUnanswered(): boolean {
  return useStore(unansweredStore) > 0;
}

/** Any form on the page: one that nobody touched may lie over one with entries. */
export function hasUnsavedEntries(): boolean {
  return [...forms].some((form) => form.hasEntries());
}

/** Counts a form, until the returned function is called, among those that somebody has touched. */
export function markTouched(): () => void {
  touchedStore.set(touchedStore.get() + 1);
  return () => touchedStore.set(touchedStore.get() - 1);
}

export function useIsAnyTouched(): boolean {
  return useStore(touchedStore) > 0;
}

/**
 * Before an act after which the page is loaded anew (sign-out, another area): asks while entries are unsaved. Asked
 * after the act, the page could stay in a session or an area that the server has left.
 */
export async function mayLeave(): Promise<boolean> {
  for (let form = findUnsaved(); form !== undefined; form = findUnsaved()) {
    if (!(await ask(form))) return false;
    // The person gives it up. Otherwise it was saved meanwhile, and something else may have entries by now.
    if (form.hasEntries()) break;
  }
  isLeaving = true;
  return true;
}

function findUnsaved(): UnsavedForm | undefined {
  return [unanswered, ...forms].findLast((one) => one.hasEntries());
}

async function ask(form: UnsavedForm): Promise<boolean> {
  const isAgreed = await new Promise<boolean>((resolve) => questionStore.set({ form, answer: resolve }));
  questionStore.set(null);
  return isAgreed;
}

/** The page must be loaded anew, whatever is unsaved: its entries belong to what the server has left. */
export function leaveWithoutQuestion(): void {
  isLeaving = true;
}

/** The act failed: the page stays, with its entries. */
export function stay(): void {
  isLeaving = false;
}

/** The page is being left with consent: the browser need not ask again. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** The question to show above this form; null when it is not asked. */
export function useLeaveQuestion(form: UnsavedForm): Question | null {
  const question = useStore(questionStore);
  return question?.form === form ? question : null;
}
