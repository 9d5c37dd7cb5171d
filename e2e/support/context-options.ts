/** How every browser window of the journeys is set up. */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
} as const;
