import type { Client } from 'pg';
import type { Chance } from './crowd.ts';
import type { DemoPhotos } from './demo-photos.ts';
import type { Script } from './people.ts';

/** An area of the demo, as far as it is filled. */
export interface DemoArea {
  areaId: string;
  centres: readonly { id: string; script: Script }[];
  /** Ids by username. */
  users: ReadonlyMap<string, string>;
  /** The same numbers for the same area, so that each demo is the same. */
  chance: Chance;
  /** Null: people have no photos. */
  photos: DemoPhotos | null;
  today: string;
}

/** What a module adds to an area. What it needs of others, it reads from their tables. */
export type DemoPart = (client: Client, area: DemoArea) => Promise<void>;
