import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { MoveMenu } from './MoveMenu.tsx';
import type { Board } from './use-board.ts';

interface BoardCardProps<Item, Key extends string | number> {
  board: Board<Item, Key>;
  card: Item;
  foot?: ReactNode;
  children: ReactNode;
}

/** Dragged where a move is allowed; the same moves stand in its menu. Its first link opens the record. */
export function BoardCard<Item, Key extends string | number>({
  board,
  card,
  foot,
  children,
}: BoardCardProps<Item, Key>) {
  const { idOf, nameOf, versionOf, movesOf } = board.rules;
  const moves = movesOf(card);
  const isDragged = board.dragged !== null && idOf(board.dragged) === idOf(card);
  const isMovable = moves.length > 0;
  return (
    <Card
      component="li"
      ref={(element: HTMLLIElement | null) => {
        if (element && board.moved === idOf(card)) focusOnce(element, versionOf(card));
      }}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(card));
        board.drag(card);
      }}
      onDragEnd={() => board.drag(null)}
      sx={{ p: 1.25, cursor: isMovable ? 'grab' : 'default', opacity: isDragged ? 0.5 : 1 }}
    >
      {children}
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          mt: 0.75,
          minHeight: 36,
        }}
      >
        {foot}
        {isMovable && <MoveMenu name={nameOf(card)} moves={moves} onMove={(to) => board.onMove(card, to)} />}
      </Stack>
    </Card>
  );
}

/** A card that was moved has left the place where the reader was; the focus follows it, once. */
const focused = new WeakMap<HTMLElement, number>();
function focusOnce(card: HTMLElement, version: number): void {
  if (focused.get(card) === version) return;
  focused.set(card, version);
  card.querySelector('a')?.focus();
}
