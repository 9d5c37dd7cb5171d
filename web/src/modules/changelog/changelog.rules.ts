/** The part of Markdown that a Keep-a-Changelog file uses, read into plain data: nothing in it can become HTML. */
export interface Release {
  version: string;
  /** YYYY-MM-DD */
  day: string | null;
  blocks: Block[];
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** Newest first, as the file is kept; sorted nonetheless, because the page promises it. */
export function parseChangelog(text: string): Release[] {
  const releases: Release[] = [];
  for (const line of text.split(/\r?\n/)) {
    const title = /^## \[?(\d+\.\d+\.\d+)\]?(?:.*?(\d{4}-\d{2}-\d{2}))?/.exec(line);
    if (title?.[1]) releases.push({ version: title[1], day: title[2] ?? null, blocks: [] });
    else addLine(releases.at(-1)?.blocks, line);
  }
  return releases.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}

/** `start` is its place in the line. */
export type Inline = { start: number; text: string } & (
  | { kind: 'text' | 'strong' | 'emphasis' | 'code' }
  | { kind: 'link'; address: string }
);

export function parseInline(text: string): Inline[] {
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((https?:\/\/[^\s)]+|\/[^\s)]*)\)/g;
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', start: end, text: text.slice(end, match.index) });
    parts.push(inlineOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', start: end, text: text.slice(end) });
  return parts;
}

function inlineOf(match: RegExpExecArray): Inline {
  const [whole, strong, emphasis, code, label, address] = match;
  const start = match.index;
  if (strong) return { kind: 'strong', start, text: strong };
  if (emphasis) return { kind: 'emphasis', start, text: emphasis };
  if (code) return { kind: 'code', start, text: code };
  if (label && address) return { kind: 'link', start, text: label, address };
  return { kind: 'text', start, text: whole };
}

function addLine(blocks: Block[] | undefined, line: string): void {
  if (blocks === undefined) return;
  const last = blocks.at(-1);
  const item = /^[-*] (.+)/.exec(line)?.[1];
  const heading = /^###+ (.+)/.exec(line)?.[1];
  const more = line.trim();
  if (heading) blocks.push({ kind: 'heading', text: heading });
  else if (item && last?.kind === 'list') last.items.push(item);
  else if (item) blocks.push({ kind: 'list', items: [item] });
  else if (more === '') return;
  else if (line.startsWith(' ') && last?.kind === 'list')
    last.items.push(`${last.items.pop() ?? ''} ${more}`);
  else blocks.push({ kind: 'paragraph', text: more });
}
