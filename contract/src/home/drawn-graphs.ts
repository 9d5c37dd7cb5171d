import { applicationCharts } from '../applications/charts.ts';
import { memberCharts } from '../oae/charts.ts';
import { sewadarCharts } from '../sewadar/charts.ts';

/** The charts that Home can draw today; the others come with their modules. */
const charts = [
  ...Object.values(sewadarCharts),
  ...Object.values(applicationCharts),
  ...Object.values(memberCharts),
] as const;

type Drawn = (typeof charts)[number];
export type DrawnGraph = Drawn['kind'];
export const drawnGraphs: readonly DrawnGraph[] = charts.map(({ kind }) => kind);
export const graphRequirements = partsOf('requirement');
export const graphSeries = partsOf('series');

function partsOf<Part extends keyof Drawn>(part: Part) {
  const parts = charts.map((chart) => [chart.kind, chart[part]]);
  return Object.fromEntries(parts) as Readonly<Record<DrawnGraph, Drawn[Part]>>;
}
