import type { Visitor } from '../../server/src/testing/visitor.ts';
import { look, picture, settle } from './look.ts';
import { expect, type Page, test } from './portal.ts';
import { untranslated } from './translations.ts';
import { visit } from './visit.ts';

export interface Screen {
  name: string;
  /** `{word}` stands for what `arrange` has made under that word. */
  path: string;
  /** What is done to see it. */
  act?: (page: Page) => Promise<unknown>;
}

interface Walk {
  screens: readonly Screen[];
  /** Makes what the screens show; returns the ids that their paths name. */
  arrange?: (admin: Visitor) => Promise<Record<string, string>>;
}

/**
 * The screens of a module, seen by the area office: accessible and inside the page in every view, and in the other
 * languages without an untranslated word. All in one loaded window, as a full load would cost more than the looking.
 */
export function walkScreens(module: string, { screens, arrange }: Walk): void {
  let ids: Record<string, string> = {};
  test.beforeAll(async ({ admin }) => {
    ids = (await arrange?.(admin)) ?? {};
  });

  for (const { name, path, act } of screens) {
    test(`${module} accessibility: ${name}`, async ({ desk, office }) => {
      const page = await desk(await office('en'));
      await visit(page, withIds(path, ids));
      await act?.(page);
      await look(page, name);
    });
  }

  const plain = screens.filter(({ path, act }) => !path.includes('{') && !act);
  for (const language of ['hi', 'pa'] as const) {
    test(`${module} screens in ${language}: a picture of each, and no untranslated word`, async ({
      desk,
      office,
    }) => {
      const page = await desk(await office(language));
      for (const { name, path } of plain) {
        await visit(page, path);
        await settle(page);
        await picture(page, `${name}-1280-light-${language}`);
        await expect.poll(() => untranslated(page, language), { message: path }).toEqual([]);
      }
    });
  }
}

function withIds(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, word: string) => {
    const id = ids[word];
    if (id === undefined) throw new Error(`Nothing was arranged for {${word}}`);
    return id;
  });
}
