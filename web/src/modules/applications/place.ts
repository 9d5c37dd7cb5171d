import type { ApplicationType } from '@sewa/contract/applications/application-form';
import { createContext, useContext } from 'react';
import type { Crumb } from '../../ui/PageHeader.tsx';

/** The same screens stand in two places: all applications, and those of the old age enclosure. */
export interface Place {
  base: string;
  /** Only applications of this type, where the place is about one. */
  type: ApplicationType | null;
  trail: readonly Crumb[];
}

export const PlaceContext = createContext<Place>({ base: '/sewadar/applications', type: null, trail: [] });

export function usePlace(): Place {
  return useContext(PlaceContext);
}
