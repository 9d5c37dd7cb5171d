import Button, { type ButtonProps } from '@mui/material/Button';
import { openFile, saveFile } from '../platform/save-file.ts';

interface FileButtonProps extends Omit<ButtonProps<'a'>, 'href' | 'onClick'> {
  href: string;
  /** Saved to the disk, or opened in the browser's own viewer. */
  act: 'save' | 'open';
}

/** A file of the portal. A plain link, but one that signs out, as any call does, when the session has ended. */
export function FileButton({ href, act, ...button }: FileButtonProps) {
  const asLink = act === 'save' ? { download: true } : { target: '_blank', rel: 'noopener' };
  return (
    <Button
      {...button}
      component="a"
      href={href}
      {...asLink}
      onClick={(event) => {
        event.preventDefault();
        void (act === 'save' ? saveFile(href) : openFile(href));
      }}
    />
  );
}
