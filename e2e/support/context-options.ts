/** How every browser window of the journeys is set up. */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  // A worker's requests are not seen by page.route, and its files would outlive a page; the journeys about it allow it.
  serviceWorkers: 'block',
} as const;
