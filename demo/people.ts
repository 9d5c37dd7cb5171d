/** Plausible people, none of them real: given names and family names in Latin, Gurmukhi and Devanagari letters. */
export interface Spelling {
  latin: string;
  gurmukhi: string;
  devanagari: string;
}

export const menNames: readonly Spelling[] = [
  { latin: 'Gurpreet', gurmukhi: 'ਗੁਰਪ੍ਰੀਤ', devanagari: 'गुरप्रीत' },
  { latin: 'Harjinder', gurmukhi: 'ਹਰਜਿੰਦਰ', devanagari: 'हरजिंदर' },
  { latin: 'Baldev', gurmukhi: 'ਬਲਦੇਵ', devanagari: 'बलदेव' },
  { latin: 'Rajesh', gurmukhi: 'ਰਾਜੇਸ਼', devanagari: 'राजेश' },
  { latin: 'Suresh', gurmukhi: 'ਸੁਰੇਸ਼', devanagari: 'सुरेश' },
  { latin: 'Amarjit', gurmukhi: 'ਅਮਰਜੀਤ', devanagari: 'अमरजीत' },
  { latin: 'Mohinder', gurmukhi: 'ਮੋਹਿੰਦਰ', devanagari: 'मोहिंदर' },
  { latin: 'Satnam', gurmukhi: 'ਸਤਨਾਮ', devanagari: 'सतनाम' },
];

export const womenNames: readonly Spelling[] = [
  { latin: 'Sunita', gurmukhi: 'ਸੁਨੀਤਾ', devanagari: 'सुनीता' },
  { latin: 'Harpreet', gurmukhi: 'ਹਰਪ੍ਰੀਤ', devanagari: 'हरप्रीत' },
  { latin: 'Manjit', gurmukhi: 'ਮਨਜੀਤ', devanagari: 'मनजीत' },
  { latin: 'Kamla', gurmukhi: 'ਕਮਲਾ', devanagari: 'कमला' },
  { latin: 'Simran', gurmukhi: 'ਸਿਮਰਨ', devanagari: 'सिमरन' },
  { latin: 'Usha', gurmukhi: 'ਊਸ਼ਾ', devanagari: 'ऊषा' },
];

export const familyNames: readonly Spelling[] = [
  { latin: 'Singh', gurmukhi: 'ਸਿੰਘ', devanagari: 'सिंह' },
  { latin: 'Kaur', gurmukhi: 'ਕੌਰ', devanagari: 'कौर' },
  { latin: 'Sharma', gurmukhi: 'ਸ਼ਰਮਾ', devanagari: 'शर्मा' },
  { latin: 'Verma', gurmukhi: 'ਵਰਮਾ', devanagari: 'वर्मा' },
  { latin: 'Gill', gurmukhi: 'ਗਿੱਲ', devanagari: 'गिल' },
  { latin: 'Sandhu', gurmukhi: 'ਸੰਧੂ', devanagari: 'संधू' },
];

export type Script = keyof Spelling;

export function spelled(parts: readonly Spelling[], script: Script): string {
  return parts.map((part) => part[script]).join(' ');
}
