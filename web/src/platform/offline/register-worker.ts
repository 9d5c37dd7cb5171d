/** Keeps the program on this device, so that it opens without a connection. Not for those who save data. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || isSavingData()) return;
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage(ownScripts());
}

/** By these the worker knows which version this page is of. */
function ownScripts(): string[] {
  return [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname);
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
