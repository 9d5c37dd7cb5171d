import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productName } from '../../platform/page-meta.ts';

/**
 * After a navigation the focus moves to the new page's heading, and the window is named after it. Pages load lazily,
 * so the heading is waited for; a page that takes the focus itself (a dialog, a search) keeps it.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById('content');
    if (!main) return;
    let isFocusDue = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isFocusDue) window.scrollTo(0, 0);

    const follow = () => {
      const heading = main.querySelector('h1');
      if (!heading) return;
      // The first piece of text: a count may follow it.
      document.title = `${heading.firstChild?.textContent ?? ''} · ${productName()}`;
      if (!isFocusDue) return;
      isFocusDue = false;
      if (main.contains(document.activeElement) && document.activeElement !== main) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(follow);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    follow();
    return () => observer.disconnect();
  }, [pathname]);
}
