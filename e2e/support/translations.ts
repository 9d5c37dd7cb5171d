import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Page } from '@playwright/test';

/** Names of departments, entered by people, that are words of the portal too. */
const entered: readonly string[] = ['Medical'];

/** Texts on the page that are a key of the catalogues, or the English of a key whose translation differs. */
export async function untranslated(page: Page, language: string): Promise<string[]> {
  const words = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      // The changelog is in English and says so; a part with its own lang is no leftover.
      const part = walker.currentNode.parentElement?.closest<HTMLElement>('[lang]');
      if (part?.lang === document.documentElement.lang) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
  const english = messagesIn('en');
  const translated = messagesIn(language);
  const keys = new Set([...english.keys()].map((key) => key.slice(key.indexOf(':') + 1)));
  const leftovers = new Set(
    [...english].filter(([key, text]) => translated.get(key) !== text).map(([, text]) => text),
  );
  const meant = new Set(translated.values());
  const shown = words.filter((word) => !entered.includes(word));
  return shown.filter(
    (word) => (keys.has(word) && word.includes('.')) || (leftovers.has(word) && !meant.has(word)),
  );
}

const read = new Map<string, Map<string, string>>();

function messagesIn(language: string): Map<string, string> {
  const messages = read.get(language) ?? readMessages(language);
  read.set(language, messages);
  return messages;
}

/** namespace:key → text, over all catalogues. */
function readMessages(language: string): Map<string, string> {
  const files = globSync(`web/src/**/{messages,shell}/${language}.json`);
  const messages = new Map<string, string>();
  for (const file of files) {
    const namespace = basename(dirname(dirname(file)));
    collect(JSON.parse(readFileSync(file, 'utf8')), `${namespace}:`, messages);
  }
  return messages;
}

function collect(node: unknown, path: string, into: Map<string, string>): void {
  if (typeof node === 'string') into.set(path, node);
  else if (node !== null && typeof node === 'object') {
    const separator = path.endsWith(':') ? '' : '.';
    for (const [key, child] of Object.entries(node)) collect(child, `${path}${separator}${key}`, into);
  }
}
