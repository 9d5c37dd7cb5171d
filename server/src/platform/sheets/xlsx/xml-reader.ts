import { PortalError } from '../../http/portal-error.ts';

export interface XmlHandlers {
  /** Names come without their prefix. `attributes` is the text between name and end: see attributeOf. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A long run may come in several pieces. */
  text(text: string): void;
}

export interface XmlReader {
  feed(bytes: Uint8Array): void;
  end(): void;
}

const longestTag = 65_536;

/** Reads XML piece by piece. It knows no document types, so there are no entities but XML's own. */
export function createXmlReader(handlers: XmlHandlers): XmlReader {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';

  function feed(bytes: Uint8Array): void {
    rest += decode(bytes);
    let at = 0;
    for (;;) {
      const start = rest.indexOf('<', at);
      if (start < 0) {
        at = tellText(at, rest.length, false);
        break;
      }
      if (start > at) at = tellText(at, start, true);
      const end = endOfTag(rest, start);
      if (end < 0) {
        if (rest.length - start > longestTag) throw new PortalError('SHEET_BROKEN');
        break;
      }
      tellTag(start, end);
      at = end;
    }
    rest = at === 0 ? rest : rest.slice(at);
  }

  /** Up to a place where no entity is cut in two; returns it. */
  function tellText(from: number, to: number, isWhole: boolean): number {
    const entity = isWhole ? -1 : rest.lastIndexOf('&');
    const end = entity >= from && !rest.includes(';', entity) && to - entity < 12 ? entity : to;
    if (end > from) handlers.text(decodeEntities(rest.slice(from, end)));
    return end;
  }

  function tellTag(start: number, end: number): void {
    const second = rest.charCodeAt(start + 1);
    if (second === exclamation) {
      if (rest.startsWith('<![CDATA[', start)) handlers.text(rest.slice(start + 9, end - 3));
      return;
    }
    if (second === question) return;
    if (second === slash) {
      handlers.close(bare(rest.slice(start + 2, end - 1).trimEnd()));
      return;
    }
    const isEmpty = rest.charCodeAt(end - 2) === slash;
    const inside = rest.slice(start + 1, isEmpty ? end - 2 : end - 1);
    const blank = inside.search(/\s/);
    const name = bare(blank < 0 ? inside : inside.slice(0, blank));
    handlers.open(name, blank < 0 ? '' : inside.slice(blank));
    if (isEmpty) handlers.close(name);
  }

  function decode(bytes?: Uint8Array): string {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new PortalError('SHEET_BROKEN', { cause: error });
    }
  }

  return {
    feed,
    end: () => {
      if ((rest + decode()).includes('<')) throw new PortalError('SHEET_BROKEN');
    },
  };
}

/** The value of an attribute in the text between a tag's name and its end. */
export function attributeOf(attributes: string, name: string): string | null {
  const at = attributes.indexOf(` ${name}="`);
  if (at >= 0) {
    const start = at + name.length + 3;
    return decodeEntities(attributes.slice(start, attributes.indexOf('"', start)));
  }
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : null;
}

const exclamation = 33;
const question = 63;
const slash = 47;
const greater = 62;

function bare(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The place after the tag; -1 when its end has not come yet. A > may stand inside quotes. */
function endOfTag(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start + 9);
  let quote = 0;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
    else if (code === greater) return at + 1;
  }
  return -1;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
