import type { Page } from '@playwright/test';

const SHIFT = 8;
/** Of the letters of Devanagari. */
const FIRST_LETTER = 0x0905;

/** As a USB scanner does on a machine whose keyboard layout is Hindi: its keys give letters of that script, or none. */
export async function scanOnHindiKeyboard(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const press = (keys: object) => session.send('Input.dispatchKeyEvent', keys as never);
  // All at once: a scanner waits for no answer.
  await Promise.all([
    ...[...code].flatMap((character) => {
      const pressed = keyOf(character);
      const { text: _text, ...released } = pressed;
      return [press({ type: 'keyDown', ...pressed }), press({ type: 'keyUp', ...released })];
    }),
    press({ type: 'keyDown', key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }),
    press({ type: 'keyUp', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }),
  ]);
  await session.detach();
}

function keyOf(character: string) {
  const windowsVirtualKeyCode = character.toUpperCase().charCodeAt(0);
  if (/\d/.test(character))
    return { key: character, code: `Digit${character}`, text: character, windowsVirtualKeyCode };
  const letter = windowsVirtualKeyCode - 'A'.charCodeAt(0);
  const modifiers = /[A-Z]/.test(character) ? SHIFT : 0;
  const pressed = { code: `Key${character.toUpperCase()}`, modifiers, windowsVirtualKeyCode };
  // Z has no letter there.
  if (character.toUpperCase() === 'Z') return { ...pressed, key: 'Unidentified' };
  const text = String.fromCodePoint(FIRST_LETTER + letter);
  return { ...pressed, key: text, text };
}
