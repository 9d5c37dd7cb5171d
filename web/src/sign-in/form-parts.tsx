import type { ReactNode } from 'react';

/** Stays focusable while it works: a disabled button would drop the focus of whoever pressed it. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="si-submit" aria-disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className="si-spinner" role="progressbar" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** Always in the page, so that screen readers hear a text that appears in it. */
export function Notice({ text, tone }: { text: string; tone: 'error' | 'success' }) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {text && <p className={`si-notice si-notice-${tone}`}>{text}</p>}
    </div>
  );
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="si-link" onClick={onClick}>
      {children}
    </button>
  );
}
