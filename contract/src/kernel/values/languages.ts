export const languages = ['en', 'hi', 'pa'] as const;
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;
