import type { Page } from '@playwright/test';

const SHIFT = 8;
/** Of the letters of Devanagari. */
const FIRST_LETTER = 0x0905;
/** Between two keys of a scanner. */
const GAP_SECONDS = 0.005;

interface Pressed {
  key: string;
  code: string;
  /** What it writes. */
  text?: string;
  modifiers?: number;
  windowsVirtualKeyCode: number;
}

/** As a USB scanner does: it types wherever the focus is, faster than anybody could, and presses Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await press(page, [...code].map(usKey));
}

/** The same on a machine whose keyboard layout is Hindi: its keys give letters of that script, or none. */
export async function scanOnHindiKeyboard(page: Page, code: string): Promise<void> {
  await press(page, [...code].map(hindiKey));
}

/** The page is told when the keys were pressed: however busy this machine is, the scanner was as fast as scanners are. */
async function press(page: Page, keys: readonly Pressed[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const since = Date.now() / 1_000;
  const send = (event: object) => session.send('Input.dispatchKeyEvent', event as never);
  const enter: Pressed = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  // All at once: a scanner waits for no answer.
  await Promise.all(
    [...keys, enter].flatMap(({ text, ...key }, place) => {
      const timestamp = since + place * GAP_SECONDS;
      return [send({ type: 'keyDown', ...key, text, timestamp }), send({ type: 'keyUp', ...key, timestamp })];
    }),
  );
  await session.detach();
}

const marks: Readonly<Record<string, Pick<Pressed, 'code' | 'windowsVirtualKeyCode'>>> = {
  '.': { code: 'Period', windowsVirtualKeyCode: 190 },
  '-': { code: 'Minus', windowsVirtualKeyCode: 189 },
  '/': { code: 'Slash', windowsVirtualKeyCode: 191 },
};

function usKey(character: string): Pressed {
  const mark = marks[character];
  if (mark) return { key: character, text: character, ...mark };
  return { key: character, text: character, ...plainKey(character) };
}

function hindiKey(character: string): Pressed {
  const pressed = usKey(character);
  if (!/[A-Z]/i.test(character)) return pressed;
  const { text: _text, ...plain } = pressed;
  // Z has no letter there.
  if (character.toUpperCase() === 'Z') return { ...plain, key: 'Unidentified' };
  const text = String.fromCodePoint(FIRST_LETTER + character.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0));
  return { ...plain, key: text, text };
}

function plainKey(character: string): Pick<Pressed, 'code' | 'modifiers' | 'windowsVirtualKeyCode'> {
  const windowsVirtualKeyCode = character.toUpperCase().charCodeAt(0);
  if (/\d/.test(character)) return { code: `Digit${character}`, windowsVirtualKeyCode };
  if (!/[A-Z]/i.test(character)) throw new Error(`no key for ${character}`);
  const modifiers = /[A-Z]/.test(character) ? SHIFT : 0;
  return { code: `Key${character.toUpperCase()}`, modifiers, windowsVirtualKeyCode };
}
