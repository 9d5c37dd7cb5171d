import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Dialog, dialogsIn, type HandedOver, sharedLabels } from './dialog-buttons.ts';

const root = path.join(import.meta.dirname, '..', 'web', 'src');

/** Bulk acts bring their labels along. */
const handedOver: HandedOver = {
  'modules/bav/stock/ReasonDialog.tsx': [
    'bav:purchase.cancel',
    'bav:order.back',
    'bav:transfer.callBack',
    'bav:inventory.reverse',
  ],
  'modules/blood-donation/floor/ReasonDialog.tsx': [
    'floor:controls.takeOut',
    'floor:withdraw',
    'floor:sendBack',
  ],
  'modules/sewadar/list/sewadar-bulk.tsx': [
    'sewadar:bulk.status',
    'sewadar:bulk.transfer',
    'sewadar:bulk.department',
  ],
  'ui/list/SelectionBar.tsx': [
    'settings:operation.activate',
    'settings:operation.deactivate',
    'settings:operation.sign-out',
  ],
};

const dialogs = globSync('**/*.tsx', { cwd: root })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => dialogsIn(file, readFileSync(path.join(root, file), 'utf8'), handedOver));

test('the dialogs of the portal are found', () => {
  expect(dialogs.length).toBeGreaterThan(25);
  expect(dialogs.filter(({ buttons }) => buttons.length > 1).length).toBeGreaterThan(20);
});

test.each(['en', 'hi', 'pa'])('no two buttons of a dialog share a label: %s', (language) => {
  expect(sharedLabels(dialogs, textsOf(language))).toEqual([]);
});

const confirm = `
  const { t } = useTranslation('applications');
  return <ConfirmDialog title={t('title')} onCancel={() => { close(); }} confirmLabel={t(\`verb.\${verb}\`)} isDanger />;`;
const form = `
  const { t } = useTranslation('applications');
  return <FormDialog form={form} title={t('title')} onClose={onClose}>{children}</FormDialog>;`;
const actions = `
  const { t } = useTranslation(['applications', 'ui']);
  return <DialogActions>
    <Button onClick={onClose}>{t('cancel', { ns: 'ui' })}</Button>
    <Button onClick={() => save()}>{t(isNew ? 'make' : 'verb.reject')}</Button>
  </DialogActions>;`;

test('buttons are read from each kind of dialog', () => {
  const buttons = (source: string) => dialogsIn('a.tsx', source).map((dialog: Dialog) => dialog.buttons);
  expect(buttons(confirm)).toEqual([[['ui:cancel'], ['applications:verb.*']]]);
  expect(buttons(form)).toEqual([[['ui:cancel'], ['ui:save']]]);
  expect(buttons(actions)).toEqual([[['ui:cancel'], ['applications:make', 'applications:verb.reject']]]);
});

test.each([
  ['a confirmation', confirm],
  ['actions of its own', actions],
])('two buttons that read the same are named: %s', (_, source) => {
  const texts = new Map([
    ['ui:cancel', 'ਰੱਦ ਕਰੋ'],
    ['applications:verb.approve', 'ਮਨਜ਼ੂਰ ਕਰੋ'],
    ['applications:verb.reject', 'ਰੱਦ ਕਰੋ'],
    ['applications:make', 'ਬਣਾਓ'],
  ]);
  expect(sharedLabels(dialogsIn('a.tsx', source), texts)).toEqual([
    'a.tsx:3: ui:cancel and applications:verb.reject are both “ਰੱਦ ਕਰੋ”',
  ]);
});

test('a label that cannot be read is not passed over', () => {
  const source = 'return <ConfirmDialog confirmLabel={label} onCancel={onCancel} />;';
  expect(() => dialogsIn('a.tsx', source)).toThrow('a.tsx:1: the label label cannot be read');
  expect(dialogsIn('a.tsx', source, { 'a.tsx': ['ui:save'] })).toHaveLength(1);
});

/** All catalogues of a language. */
function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const folder of globSync('**/messages', { cwd: root })) {
    const file = path.join(root, folder, `${language}.json`);
    add(JSON.parse(readFileSync(file, 'utf8')), `${path.basename(path.dirname(folder))}:`);
  }
  return texts;

  function add(value: unknown, key: string): void {
    if (typeof value === 'string') texts.set(key, value);
    else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        add(inner, key.endsWith(':') ? key + name : `${key}.${name}`);
  }
}
