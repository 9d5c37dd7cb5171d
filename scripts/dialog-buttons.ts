// Which labels stand on the buttons of one dialog, read from the source: two with the same label cannot be told apart.

export interface Dialog {
  readonly file: string;
  readonly line: number;
  /** Each button with the keys that it may have as `namespace:key`; a key may end in `.*`. */
  readonly buttons: readonly (readonly string[])[];
}

/** Texts by `namespace:key`. */
export type Texts = ReadonlyMap<string, string>;

/** Labels that another file hands over: file → keys. */
export type HandedOver = Readonly<Record<string, readonly string[]>>;

const cancel = ['ui:cancel'];
const save = ['ui:save'];

/** The dialogs of a file. Throws at a label that it cannot read and that is not in `handedOver`. */
export function dialogsIn(file: string, source: string, handedOver: HandedOver = {}): Dialog[] {
  const keysOf = (expression: string, at: number): readonly string[] => {
    const keys = keysIn(expression, namespaceAt(source, at));
    if (keys.length > 0) return keys;
    const known = handedOver[file];
    if (known) return known;
    throw new Error(`${file}:${lineOf(source, at)}: the label ${expression} cannot be read`);
  };
  const made = (at: number, buttons: Dialog['buttons']) => ({ file, line: lineOf(source, at), buttons });
  return [
    ...tagsIn(source, 'ConfirmDialog').map(({ at, attributes }) => {
      const { confirmLabel = '', cancelLabel } = attributes;
      return made(at, [
        cancelLabel === undefined ? cancel : keysOf(cancelLabel, at),
        keysOf(confirmLabel, at),
      ]);
    }),
    ...tagsIn(source, 'FormDialog').map(({ at, attributes: { submitLabel } }) =>
      made(at, [cancel, submitLabel === undefined ? save : keysOf(submitLabel, at)]),
    ),
    ...[...source.matchAll(/<DialogActions[^>]*>(.*?)<\/DialogActions>/gs)]
      // The kit's own dialogs get their labels from those who use them.
      .filter(([, inside = '']) => !/\{(props\.)?(confirm|submit)Label\}/.test(inside))
      .map(({ index, 1: inside = '' }) =>
        made(
          index,
          actionsIn(inside).map((one) => keysOf(one, index)),
        ),
      ),
  ];
}

/** One line for each two buttons of a dialog that share a label. */
export function sharedLabels(dialogs: readonly Dialog[], texts: Texts): string[] {
  return dialogs.flatMap(({ file, line, buttons }) =>
    buttons.flatMap((keys, place) =>
      buttons.slice(place + 1).flatMap((others) =>
        expand(keys, texts).flatMap((key) =>
          expand(others, texts)
            .filter((other) => texts.get(other) === texts.get(key))
            .map((other) => `${file}:${line}: ${key} and ${other} are both “${texts.get(key)}”`),
        ),
      ),
    ),
  );
}

function expand(keys: readonly string[], texts: Texts): string[] {
  return keys.flatMap((key) => {
    const found = [...texts.keys()].filter((known) =>
      key.endsWith('.*')
        ? known.startsWith(key.slice(0, -1)) && !known.slice(key.length - 1).includes('.')
        : known === key,
    );
    if (found.length === 0) throw new Error(`${key} is in no catalogue`);
    return found;
  });
}

/** Opening tags of a component with their attributes in braces. */
function tagsIn(source: string, name: string) {
  return [...source.matchAll(new RegExp(`<${name}\\s`, 'g'))].map(({ index }) => {
    const attributes: Record<string, string> = {};
    let at = index + name.length + 1;
    while (source[at] !== '>' && at < source.length) {
      const [all = '', attribute] = /^(\w+)=(?=\{)/.exec(source.slice(at, at + 40)) ?? [];
      at += all.length || 1;
      if (attribute === undefined && source[at] !== '{') continue;
      const value = balanced(source, at);
      if (attribute !== undefined) attributes[attribute] = value.slice(1, -1);
      at += value.length;
    }
    return { at: index, attributes };
  });
}

/** What is said on each button between the tags of its actions. */
function actionsIn(inside: string): string[] {
  return inside
    .split(/<Button\b/)
    .slice(1)
    .map((button) => {
      const call = /\bt\(/.exec(button);
      return call ? `t${balanced(button, call.index + 1)}` : button;
    });
}

/** From an opening bracket to its closing one. */
function balanced(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('{('.includes(text[at] ?? '')) depth++;
    if ('})'.includes(text[at] ?? '')) depth--;
    if (depth === 0) return text.slice(from, at + 1);
  }
  throw new Error(`a bracket is not closed: ${text.slice(from, from + 40)}`);
}

/** The keys that a call of `t` may ask for. */
function keysIn(expression: string, namespace: string): string[] {
  const call = /\bt\(/.exec(expression);
  if (!call) return [];
  const inside = balanced(expression, call.index + 1);
  const place = /\bns:\s*'([^']+)'/.exec(inside)?.[1] ?? namespace;
  return [...inside.matchAll(/(?<!ns:\s*)(?:'([^']+)'|`([^`]+)`)/g)].map(([, plain, template]) => {
    const key = plain ?? template?.replace(/\$\{[^}]*\}/g, '*') ?? '';
    return key.includes(':') ? key : `${place}:${key}`;
  });
}

function namespaceAt(source: string, at: number): string {
  const before = [...source.slice(0, at).matchAll(/useTranslation\(\s*\[?\s*'([^']+)'/g)];
  return before.at(-1)?.[1] ?? '';
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}
