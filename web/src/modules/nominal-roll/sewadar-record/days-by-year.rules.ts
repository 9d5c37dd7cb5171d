interface Stay {
  fromDay: string;
  days: number;
  daysServed: number;
}

/** Planned and served days by the year in which a stay began, latest first. */
export function daysByYear(stays: readonly Stay[]): { year: string; planned: number; served: number }[] {
  const years = [...new Set(stays.map(({ fromDay }) => fromDay.slice(0, 4)))].sort().reverse();
  return years.map((year) => {
    const own = stays.filter(({ fromDay }) => fromDay.startsWith(year));
    return {
      year,
      planned: own.reduce((sum, { days }) => sum + days, 0),
      served: own.reduce((sum, { daysServed }) => sum + daysServed, 0),
    };
  });
}
