import { useEffect, useState } from 'react';

/** A picture that was chosen or taken, ready to be drawn; its memory is given back when it is no longer shown. */
export function usePicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function show(file: Blob): Promise<void> {
    const next = new Image();
    next.src = URL.createObjectURL(file);
    try {
      await next.decode();
      setPicture(next);
      setHasFailed(false);
    } catch {
      URL.revokeObjectURL(next.src);
      setHasFailed(true);
    }
  }

  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);
  return { picture, hasFailed, show, clear: () => setPicture(null) };
}
