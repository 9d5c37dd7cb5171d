/** A tank takes a little more than the maker says. */
const OVER_TANK = 1.05;
/** Fewer fills say nothing about what is usual. */
const FEWEST_FILLS = 4;
/** Further from the median than this part of it is worth a look. */
const USUAL_SPREAD = 0.3;

export function isOverTank(litres: number, tank: number | null): boolean {
  return tank !== null && litres > tank * OVER_TANK;
}

export interface Fill {
  readonly day: string;
  readonly odometer: number;
  readonly litres: number;
}

export interface JudgedFill<One extends Fill> {
  readonly fill: One;
  /** Since the fill before; null for the first one of an odometer. */
  readonly km: number | null;
  readonly kmPerLitre: number | null;
  readonly isOutlier: boolean;
}

/** How far each fill went, by the odometer, and which of them are far from what the vehicle usually needs. */
export function judgeFills<One extends Fill>(fills: readonly One[]): JudgedFill<One>[] {
  const ordered = fills.toSorted(byDay);
  const judged = ordered.map((fill, place) => {
    const before = ordered[place - 1];
    // A reading below the one before is of a new odometer: its first fill says nothing.
    const km = before && fill.odometer >= before.odometer ? fill.odometer - before.odometer : null;
    return { fill, km, kmPerLitre: km === null ? null : km / fill.litres };
  });
  const usual = medianOf(judged.flatMap(({ kmPerLitre }) => (kmPerLitre === null ? [] : [kmPerLitre])));
  return judged.map((one) => ({
    ...one,
    isOutlier:
      usual !== null && one.kmPerLitre !== null && Math.abs(one.kmPerLitre - usual) > usual * USUAL_SPREAD,
  }));
}

/** A bill knows only its day: of one day, the lower reading comes first. */
function byDay(one: Fill, other: Fill): number {
  if (one.day === other.day) return one.odometer - other.odometer;
  return one.day < other.day ? -1 : 1;
}

/** Whether one of the listed fills, the latest first, is judged from a fill before it that the list leaves out. */
export function countsOtherFills(
  listed: readonly { readonly odometer: number; readonly km: number | null }[],
): boolean {
  return listed.some(
    ({ odometer, km }, place) => km !== null && odometer - km !== listed[place + 1]?.odometer,
  );
}

/** Null: too few to tell. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < FEWEST_FILLS) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
