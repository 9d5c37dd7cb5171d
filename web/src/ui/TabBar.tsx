import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * A row of tabs: links or buttons with the role `tab`, of which the chosen one has `aria-selected`. Plain elements with one
 * style: the tabs of the component library measure themselves while they appear, and each time a slow phone lays out the
 * whole page for it.
 */
export function TabBar(props: {
  label: string;
  /** The chosen one: scrolled into sight when it changes. */
  current: string;
  /** The tabs share the width. */
  isFullWidth?: boolean;
  children: ReactNode;
}) {
  const { label, current, isFullWidth = false, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is chosen
  useEffect(() => afterPicture(() => bar.current && showSelected(bar.current)), [current]);
  return (
    <Box
      ref={bar}
      role="tablist"
      aria-label={label}
      onKeyDown={moveByArrows}
      sx={isFullWidth ? fullWidthStyle : barStyle}
    >
      {children}
    </Box>
  );
}

/** When the page is laid out anyway, so that measuring costs nothing. Ends what it began. */
function afterPicture(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function showSelected(bar: HTMLElement): void {
  const tab = bar.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab || bar.scrollWidth <= bar.clientWidth) return;
  const [start, end] = [tab.offsetLeft - bar.offsetLeft, tab.offsetLeft - bar.offsetLeft + tab.offsetWidth];
  if (start < bar.scrollLeft) bar.scrollLeft = start;
  else if (end > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = end - bar.clientWidth;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const place = tabs.findIndex((tab) => tab.contains(document.activeElement));
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (place + 1) % tabs.length,
    ArrowLeft: (place - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = places[event.key];
  if (place === -1 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

const barStyle = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 0.5,
  '& > [role=tab]': {
    typography: 'button',
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 90,
    minHeight: 40,
    px: 2,
    py: 1,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: 'text.secondary',
    lineHeight: 1.25,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-selected=true]': { color: 'primary.main', borderBottomColor: 'primary.main' },
    '&:focus-visible': { outlineOffset: -2 },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '@media (max-height: 720px)': { mb: 0, '& > [role=tab]': { minHeight: 36, py: 0.5 } },
} satisfies SxProps<Theme>;

const fullWidthStyle = {
  ...barStyle,
  '& > [role=tab]': { ...barStyle['& > [role=tab]'], flex: '1 1 0', minWidth: 0, px: 0 },
} satisfies SxProps<Theme>;
