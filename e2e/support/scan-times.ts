import type { Page } from '@playwright/test';

export interface ScanTime {
  code: string;
  /** From Enter until the code stands on the screen, in milliseconds. */
  shown: number;
  /** From Enter until the answer does: who it is, or that the scan is kept. */
  answered: number;
}

declare global {
  interface Window {
    scanTimes: ScanTime[];
  }
}

/** Measures in the page itself, by its own clock: neither this process nor the way to the browser counts. */
export async function watchScans(page: Page): Promise<() => Promise<ScanTime[]>> {
  await page.evaluate(() => {
    window.scanTimes = [];
    const open: { code: string; enteredAt: number; time: ScanTime }[] = [];
    const look = () => {
      // The time of the next picture, which shows what stands in the page now.
      const texts = { shown: textOf('form p'), answered: textOf('[role=status]') };
      requestAnimationFrame(() =>
        setTimeout(() => {
          const now = performance.now();
          for (const { code, enteredAt, time } of open) {
            const holds = (text: string) => new RegExp(`\\b${code}\\b`).test(text);
            if (time.answered === 0 && holds(texts.answered)) time.answered = now - enteredAt;
            if (time.shown === 0 && (holds(texts.shown) || time.answered > 0)) time.shown = now - enteredAt;
          }
        }),
      );
    };
    const textOf = (selector: string) =>
      [...document.querySelectorAll(`section ${selector}`)].flatMap(wordsOf).join(' ');
    const wordsOf = (part: Element) => {
      const walker = document.createTreeWalker(part.parentElement ?? part, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) words.push(walker.currentNode.nodeValue ?? '');
      return words;
    };
    document.addEventListener(
      'keydown',
      ({ key, target, timeStamp }) => {
        if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
        const time = { code: target.value, shown: 0, answered: 0 };
        window.scanTimes.push(time);
        open.push({ code: target.value, enteredAt: timeStamp, time });
      },
      true,
    );
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.scanTimes);
}
