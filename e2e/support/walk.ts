import type { Visitor } from '../../server/src/testing/visitor.ts';
import { cutLabels } from './labels.ts';
import { examine, isAll, picture, settle, turnTo, views } from './look.ts';
import { expect, type Page, test } from './portal.ts';
import { untranslated } from './translations.ts';
import { leave, visit } from './visit.ts';

export interface Screen {
  name: string;
  /** `{word}` stands for what `arrange` has made under that word. A list says `size=8`: all its rows are made alike. */
  path: string;
  /** What is done to see it. */
  act?: (page: Page) => Promise<unknown>;
}

/** Of the two translations, the one whose labels are wider on the whole; that no catalogue lacks a text is a check. */
const longest = 'pa';
/** The longest last: the other views are looked at in it. */
const languages = isAll ? (['hi', longest] as const) : ([longest] as const);

interface Walk {
  screens: readonly Screen[];
  /** Makes what the screens show; returns the ids that their paths name. */
  arrange?: (admin: Visitor) => Promise<Record<string, string>>;
}

/**
 * The screens of a module, seen by the area office: accessible and inside the page in every view, without an untranslated
 * word in the other languages, and no label cut off in any. All in one loaded window that changes its language and its
 * size: a load, and even a visit, would cost more than the looking.
 */
export function walkScreens(module: string, { screens, arrange }: Walk): void {
  let ids: Record<string, string> = {};
  test.beforeAll(async ({ admin }) => {
    ids = (await arrange?.(admin)) ?? {};
  });

  const plain = screens.filter(({ act }) => act === undefined);
  if (plain.length > 0) {
    test(`${module} screens: accessible, inside the page, translated, every label whole`, async ({
      desk,
      office,
    }) => {
      test.setTimeout(limitFor(plain));
      const page = await desk(await office('en'));
      const found: string[] = [];
      for (const screen of plain) found.push(...(await inspect(page, screen, ids)));
      expect(found).toEqual([]);
    });
  }

  for (const screen of screens) {
    if (screen.act === undefined) continue;
    test(`${module} screen after an action: ${screen.name}`, async ({ desk, office }) => {
      expect(await inspect(await desk(await office('en')), screen, ids)).toEqual([]);
    });
  }
}

const [firstView, ...otherViews] = views;

async function inspect(
  page: Page,
  { name, path, act }: Screen,
  ids: Record<string, string>,
): Promise<string[]> {
  await leave(page);
  await speak(page, 'en');
  await turnTo(page, firstView);
  await visit(page, withIds(path, ids));
  await act?.(page);
  const found = await examine(page, name, firstView);
  // What was opened by its English words stays open when another window changes the language.
  for (const language of languages) {
    await speak(page, language);
    await settle(page);
    await picture(page, `${name}-${firstView.width}-${firstView.colorScheme}-${language}`);
    // What a record holds is data, in whatever language it was entered.
    if (!path.includes('{'))
      await expect.poll(() => untranslated(page, language), { message: path }).toEqual([]);
    found.push(...(await cutLabels(page)).map((label) => `${name}, ${language}: ${label}`));
  }
  // The other views in the longest language: what fits then fits in the others.
  for (const view of otherViews) {
    await turnTo(page, view);
    found.push(...(await examine(page, name, view)));
  }
  return found;
}

/** As if another window of this browser had chosen the language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('portal-language', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal-language', newValue: chosen }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** As everywhere, for what hangs and not for what is slow. */
function limitFor(screens: readonly Screen[]): number {
  return 60_000 + screens.length * 30_000;
}

function withIds(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, word: string) => {
    const id = ids[word];
    if (id === undefined) throw new Error(`Nothing was arranged for {${word}}`);
    return id;
  });
}
