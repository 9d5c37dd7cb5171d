import { type ReactNode, useEffect, useRef } from 'react';
import { productName } from '../platform/page-meta.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import look from './sign-in.css?inline';

/** What every screen before the portal looks like: the mark, one heading, one form, the languages. */
export function SignInFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title.includes(productName()) ? title : `${title} · ${productName()}`;
  }, [title]);
  useEffect(() => {
    // Not on the very first screen: there the browser's own start is the right place.
    if (hasShownScreen) heading.current?.focus();
    hasShownScreen = true;
  }, []);
  return (
    <main className="si-page">
      {/* Comes with the script: a style sheet of its own would hold up the very first picture. */}
      <style>{look}</style>
      <div className="si-card">
        <img className="si-mark" src="/favicon.svg" alt="" width="56" height="56" />
        <h1 className="si-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="si-intro">{intro}</p>}
        {children}
      </div>
      <LanguageChoice />
    </main>
  );
}

let hasShownScreen = false;
