/** A key that means something everywhere, except where one types and over an open dialog. */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
