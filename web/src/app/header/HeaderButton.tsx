import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Later, type LaterPart } from '../Later.tsx';
import { HeaderAction } from './HeaderAction.ts';
import type { PanelProps } from './HeaderPanel.tsx';

interface HeaderButtonProps {
  label: string;
  /** What is seen of the label, where there is room. */
  word?: string;
  /** The word stays on a phone: it is short. */
  isWordKept?: boolean;
  icon: string;
  panel: LaterPart<PanelProps>;
}

/** A button of the header and the panel that opens below it. On a phone the word gives way to the picture. */
export function HeaderButton({ label, word, isWordKept = false, icon, panel }: HeaderButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened it stays mounted, so that it can close with its own movement.
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <>
      <HeaderAction
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setHasOpened(true);
        }}
      >
        <Icon path={icon} />
        <span className={isWordKept ? undefined : 'label'}>{word ?? label}</span>
      </HeaderAction>
      {hasOpened && (
        <Later
          part={panel}
          props={{ id, label, anchor, onClose: () => setAnchor(null) }}
          onFailed={() => {
            setAnchor(null);
            setHasOpened(false);
          }}
        />
      )}
    </>
  );
}
