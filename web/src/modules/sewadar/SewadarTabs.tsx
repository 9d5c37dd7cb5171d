import { SectionTabs } from '../../app/tabs/SectionTabs.tsx';

/** Sewadars, transfers, and what other modules show beside them. */
export function SewadarTabs() {
  return <SectionTabs section="/sewadar" />;
}
