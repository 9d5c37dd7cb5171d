const longest = 150;
/** Directions and joiners that make a name read otherwise than it is; other invisible signs beside them. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is only a name: no path, nothing invisible, nothing that a system or a shell reads as more, and the
 * ending of what the file really is. Letters of every script stay.
 */
export function harmlessName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(invisible, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/[<>:"|?*%;`$]/g, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = cut(stem, longest - extension.length - 1);
  const name = short === '' || reserved.test(short) ? `file ${short}`.trim() : short;
  return `${name}.${extension}`;
}

/** Between characters as people see them, so that no letter loses its vowel sign. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept.trimEnd();
}
