/** The browser for the tests: the one that CHROMIUM_PATH names, or the first that is installed. */
export function findChromium(): string | undefined;
export function findHeadlessShell(): string | undefined;
