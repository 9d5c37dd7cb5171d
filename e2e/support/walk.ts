import type { Visitor } from '../../server/src/testing/visitor.ts';
import { contextOptions } from './context-options.ts';
import { cutLabels } from './labels.ts';
import { examine, look, picture, settle, turnTo, views } from './look.ts';
import { expect, type Page, test } from './portal.ts';
import { untranslated } from './translations.ts';
import { visit } from './visit.ts';

export interface Screen {
  name: string;
  /** `{word}` stands for what `arrange` has made under that word. A list says `size=8`: all its rows are made alike. */
  path: string;
  /** What is done to see it. */
  act?: (page: Page) => Promise<unknown>;
}

const phone = { width: 390, height: 844 };
/** Of the two translations, the one whose labels are wider on the whole. */
const longest = 'pa';

interface Walk {
  screens: readonly Screen[];
  /** Makes what the screens show; returns the ids that their paths name. */
  arrange?: (admin: Visitor) => Promise<Record<string, string>>;
}

/**
 * The screens of a module, seen by the area office: accessible and inside the page in every view, in the other languages
 * without an untranslated word, and no label cut off in any. All in one loaded window, as a full load would cost more than
 * the looking, and view by view, as a change of the view would cost more than a visit.
 */
export function walkScreens(module: string, { screens, arrange }: Walk): void {
  let ids: Record<string, string> = {};
  test.beforeAll(async ({ admin }) => {
    ids = (await arrange?.(admin)) ?? {};
  });

  const plain = screens.filter(({ act }) => act === undefined);
  for (const view of plain.length > 0 ? views : []) {
    test(`${module} screens at ${view.width} px, ${view.colorScheme}: accessible, inside the page, every label whole`, async ({
      desk,
      office,
    }) => {
      test.setTimeout(limitFor(plain));
      const page = await desk(await office('en'));
      await turnTo(page, view);
      const found: string[] = [];
      for (const { name, path } of plain) {
        await visit(page, withIds(path, ids));
        found.push(...(await examine(page, name, view)));
      }
      expect(found).toEqual([]);
    });
  }

  for (const { name, path, act } of screens) {
    if (act === undefined) continue;
    test(`${module} accessibility: ${name}`, async ({ desk, office }) => {
      const page = await desk(await office('en'));
      await visit(page, withIds(path, ids));
      await act(page);
      await look(page, name);
      // What was opened by its English words stays open when another window changes the language.
      await speak(page, longest);
      if (!path.includes('{'))
        await expect.poll(() => untranslated(page, longest), { message: path }).toEqual([]);
      expect(await cutAtBothWidths(page)).toEqual([]);
      await speak(page, 'en');
    });
  }

  // What a record holds is data, in whatever language it was entered.
  const withoutData = plain.filter(({ path }) => !path.includes('{'));
  for (const language of ['hi', 'pa'] as const) {
    test(`${module} screens in ${language}: no untranslated word, every label whole`, async ({
      desk,
      office,
    }) => {
      test.setTimeout(limitFor(plain));
      const page = await desk(await office(language));
      const isLongest = language === longest;
      const cut: string[] = [];
      for (const screen of isLongest ? plain : withoutData) {
        await page.setViewportSize(contextOptions.viewport);
        await visit(page, withIds(screen.path, ids));
        await settle(page);
        await picture(page, `${screen.name}-1280-light-${language}`);
        if (withoutData.includes(screen))
          await expect.poll(() => untranslated(page, language), { message: screen.path }).toEqual([]);
        const found = isLongest ? await cutAtBothWidths(page) : await cutLabels(page);
        cut.push(...found.map((finding) => `${screen.name}: ${finding}`));
      }
      expect(cut).toEqual([]);
    });
  }
}

async function cutAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [contextOptions.viewport, phone]) {
    await page.setViewportSize(viewport);
    await settle(page);
    found.push(...(await cutLabels(page)).map((finding) => `at ${viewport.width} px: ${finding}`));
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
  await settle(page);
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
