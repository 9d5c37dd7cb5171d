/** An icon without styles of its own, where a styled one for each line would cost too much. */
export function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  );
}
