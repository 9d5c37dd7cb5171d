export const languages = ['en', 'hi', 'pa'] as const;
export type Language = (typeof languages)[number];
