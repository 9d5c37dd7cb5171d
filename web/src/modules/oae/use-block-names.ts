import type { NameOf } from '../../ui/record/change-words.ts';
import { useBlocks } from './oae.queries.ts';

/** The seat blocks behind the ids in a change. */
export function useBlockNames(): NameOf {
  const blocks = useBlocks().data;
  return (column, id) => (column === 'block_id' ? blocks?.find((block) => block.id === id)?.name : undefined);
}
