import type { Page } from '@playwright/test';

/**
 * Labels whose text is not whole: tabs, chips, buttons, entries of menus, navigation, table heads and field labels. Tabs
 * and navigation are measured as if each were the chosen one, which is bold. Long data may end in dots; labels may not.
 */
export function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = document.createElement('style');
    chosen.textContent = '[role=tab], nav a, nav a *, [role=menuitem] { font-weight: 600 !important; }';
    document.head.append(chosen);
    const labels = document.querySelectorAll<HTMLElement>(
      '[role=tab], .MuiChip-root, button, a.MuiButtonBase-root, [role=menuitem], nav a, th, label, legend, h1, h2, h3',
    );
    const found = new Set<string>();
    for (const label of labels) {
      const isData = label.closest('[data-row], td, [role=gridcell], [role=option]') !== null;
      if (!isData && isSeen(label)) for (const text of textsIn(label)) check(label, text);
    }
    chosen.remove();
    return [...found];

    function check(label: HTMLElement, text: Text): void {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const box = label.getBoundingClientRect();
      const name = `“${text.data.trim()}” of ${label.getAttribute('role') ?? label.tagName.toLowerCase()}`;
      if (words.left < box.left - 1 || words.right > box.right + 1) found.add(`${name}: beyond its box`);
      let isInScroller = false;
      for (let part = text.parentElement; part !== null; part = part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        isInScroller ||=
          (overflowX === 'auto' || overflowX === 'scroll') && part.scrollWidth > part.clientWidth;
        if (isInScroller || part === document.body) break;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isCut =
          (overflowX !== 'visible' && (words.left < left - 1 || words.right > right + 1)) ||
          (overflowY === 'hidden' && (words.top < top - 6 || words.bottom > bottom + 6));
        if (isCut) found.add(`${name}: cut off`);
      }
      if (!isInScroller && (words.left < -1 || words.right > innerWidth + 1))
        found.add(`${name}: beyond the window`);
    }

    function textsIn(label: HTMLElement): Text[] {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (text.data.trim() !== '' && parent !== null && isSeen(parent)) texts.push(text);
      }
      return texts;
    }

    /** Not what only readers hear, nor the letters of a picture. */
    function isSeen(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    }
  });
}
