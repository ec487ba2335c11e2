import { describe, expect, test } from 'vitest';
import { compareLanguages, spoiltNumbers } from './catalogue.ts';
import { sentencesIn } from './sentences.ts';
import { flatNews } from './success.ts';
import { unknownKeys, unusedKeys } from './used-keys.ts';
import { typedMinuses, wordingIn } from './wording.ts';

const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('languages', () => {
  test('the same keys and placeholders everywhere is no problem', () => {
    const pt = texts({ 'ui:hi': 'Olá, {{name}}', 'ui:days_one': '{{count}} dia', 'ui:days_many': '{{count}} de dias' });
    const en = texts({ 'ui:hi': 'Hello {{ name }}', 'ui:days_one': '{{count}} day' });
    expect(compareLanguages({ pt, en })).toEqual([]);
  });

  test('a key that one language lacks is caught, whichever lacks it', () => {
    expect(compareLanguages({ pt: texts({ 'ui:a': 'A' }), en: texts({}) })).toEqual(['ui:a: missing in en']);
    expect(compareLanguages({ pt: texts({}), en: texts({ 'ui:a': 'A' }) })).toEqual(['ui:a: missing in pt']);
  });

  test('a placeholder or a tag that differs is caught', () => {
    expect(compareLanguages({ pt: texts({ 'ui:a': '{{nome}}' }), en: texts({ 'ui:a': '{{name}}' }) })).toHaveLength(1);
    expect(compareLanguages({ pt: texts({ 'ui:a': '<b>A</b>' }), en: texts({ 'ui:a': 'A' }) })).toHaveLength(1);
  });

  test('a value that a number would take for its own is caught', () => {
    const pt = texts({
      'ui:a': '{{left, number}} {{unit}}',
      'ui:b': '{{left, number}} {{label}}',
      'ui:c': 'Por {{unit}}',
    });
    expect(spoiltNumbers(pt)).toEqual(['ui:a: call {{unit}} something else beside a number']);
  });

  test('an empty text is caught', () => {
    expect(compareLanguages({ pt: texts({ 'ui:a': ' ' }) })).toEqual(['ui:a: empty in pt']);
  });
});

describe('wording', () => {
  test.each(['Sale finalised', 'Cancelled', 'Your favourite colour', '3 instalments', 'Monday is gray, Sunday grey'])(
    '%s is not the US spelling, and nobody minds in another language',
    (text) => {
      expect(wordingIn('en', texts({ 'ui:a': text }))).toHaveLength(1);
      expect(wordingIn('es', texts({ 'ui:a': text }))).toEqual([]);
    },
  );

  test.each([
    'Color and favorite',
    'Canceled, finalized',
    'An analysis of three installments',
    'Cancellation, catalog',
  ])('%s passes', (text) => {
    expect(wordingIn('en', texts({ 'ui:a': text }))).toEqual([]);
  });

  test.each(['El inventario', 'Abrir comanda', 'Comisiones de tarjeta'])(
    '%s has another name in the glossary',
    (text) => {
      expect(wordingIn('es', texts({ 'ui:a': text }))).toHaveLength(1);
      expect(wordingIn('es', texts({ 'ui:a': 'Stock, ticket, tarifa de tarjeta, comisión de Rita' }))).toEqual([]);
    },
  );

  test('a percentage that a text writes itself is caught, one it is given passes', () => {
    expect(wordingIn('es', texts({ 'ui:a': 'hasta {{to}}%', 'ui:b': '{{to}} % o más' }))).toHaveLength(2);
    expect(wordingIn('es', texts({ 'ui:a': 'hasta {{to}}', 'ui:b': '% de comisión' }))).toEqual([]);
  });

  test('a hyphen before an amount is caught, one between words and the minus itself pass', () => {
    expect(wordingIn('pt', texts({ 'ui:a': '- R$ 10,00', 'ui:b': '({{x}}) -5' }))).toHaveLength(2);
    expect(wordingIn('pt', texts({ 'ui:a': 'segunda-feira, 1-2', 'ui:b': '\u2212 R$ 10,00' }))).toEqual([]);
  });

  test('a minus sign that code types is caught by its line', () => {
    expect(typedMinuses({ path: 'a.ts', code: 'const a = 1;\nconst b = "\u2212" + a;' })).toEqual([
      'a.ts:2: a minus sign is MINUS, or comes with the number that is written',
    ]);
  });
});

describe('good news', () => {
  const flat = (code: string) =>
    flatNews({ pt: texts({ 'ui:saved': 'Salvo!', 'ui:done.sale': 'Vendido.' }) }, [{ path: 'a.tsx', code }]);

  test.each([
    `useTranslation('ui'); useSave({ success: t(\`done.\${kind}\`) })`,
    `useTranslation('ui'); banner.success(t(isNew ? 'saved' : 'done.sale'), undo)`,
    `useTranslation('agenda'); useSave({ success: () => t('ui:done.sale') })`,
  ])('without its mark is caught: %s', (code) => {
    expect(flat(code)).toEqual(['ui:done.sale: a green banner ends with "!", in pt too']);
  });

  test.each([
    `useTranslation('ui'); useSave({ success: t('saved') })`,
    `useTranslation('ui'); banner.error(t('done.sale'))`,
  ])('passes: %s', (code) => {
    expect(flat(code)).toEqual([]);
  });
});

describe('keys that are said', () => {
  const unknown = (code: string) =>
    unknownKeys(texts({ 'ui:retry': 'x', 'ui:days_other': 'x', 'ui:steps.0': 'x', 'common:save': 'x' }), [
      { path: 'a.tsx', code },
    ]);

  test.each([
    `useTranslation('ui'); t('retry'); t('save'); t('days', { count }); t('steps', { returnObjects: true })`,
    `useTranslation('account'); t('ui:retry')`,
    `const say = (t) => t(isLate === 'yes' ? 'retry' : 'save')`,
    `useTranslation('ui'); t(\`\${key}\`); other.t('nothing'); say('nothing')`,
  ])('are written: %s', (code) => {
    expect(unknown(code)).toEqual([]);
  });

  test.each([
    `useTranslation('ui'); t('retries')`,
    `useTranslation('account'); t('retry')`,
    `t('account:retry')`,
    `useTranslation('ui'); t(isLate ? 'retry' : 'retries')`,
  ])('are written by nobody: %s', (code) => {
    expect(unknown(code)).toHaveLength(1);
  });
});

describe('use', () => {
  const unused = (key: string, code: string) => unusedKeys(texts({ [key]: 'x' }), [{ path: 'a.tsx', code }]);

  test.each([
    ['ui:retry', `const { t } = useTranslation('ui'); t('retry');`],
    ['account:errors.tooLong', `z.string('account:errors.tooLong')`],
    ['ui:retry', `const say = (t) => t('retry')`],
    ['ui:days_other', `useTranslation('ui'); t('days', { count })`],
    ['ui:panel.anna.client', `useTranslation(["ui"]); t(\`panel.\${who}.client\`)`],
    ['ui:steps.0.title', `useTranslation('ui'); t('steps', { returnObjects: true })`],
  ])('%s is used in: %s', (key, code) => {
    expect(unused(key, code)).toEqual([]);
  });

  test.each([
    ['ui:retry', `const { t } = useTranslation('account'); t('retry');`],
    ['ui:retry', `const look = \`retry\${x}\``],
    ['ui:panel.anna.note', `useTranslation("ui"); t(\`panel.\${who}.client\`)`],
    ['ui:steps.title', `useTranslation('ui'); t('steps')`],
    ['ui:cancel', `const tones = { cancel: 'cancel' }`],
    ['ui:retry', `useTranslation("ui"); t(\`\${key}\`)`],
  ])('%s is not used in: %s', (key, code) => {
    expect(unused(key, code)).toEqual([`${key}: never used`]);
  });
});

describe('sentences', () => {
  test('a percentage that a component writes itself is caught, a width is not', () => {
    expect(sentencesIn('a.tsx', `<b>{\`\${sign}\${share}%\`}</b>`)).toHaveLength(1);
    expect(sentencesIn('a.tsx', `<b title={\`\${share} %\`} />`)).toHaveLength(1);
    expect(sentencesIn('a.tsx', `<b style={{ width: \`\${share}%\` }} title={\`\${percent(share)}\`} />`)).toEqual([]);
  });

  test.each([
    '<p>Salvar</p>',
    '<p>{done ? "Pronto" : null}</p>',
    '<p>{open && "Aberto"}</p>',
    '<p>{name + " saiu"}</p>',
    `<p>{\`\${n} dias\`}</p>`,
    '<>Olá</>',
    '<TextField label="Nome" />',
    '<img alt={"Uma foto"} />',
    '<button aria-label="Fechar" />',
    'const tab = { title: "Minha agenda" }',
    'banner.success("Cliente salvo!")',
  ])('%s is caught', (code) => {
    expect(sentencesIn('a.tsx', code)).toHaveLength(1);
  });

  test.each([
    '<p>{t("save")}</p>',
    '<p className="text-sm font-medium" id="Nome">1 · {count}</p>',
    '<TextField label={t("name")} suffix="%" />',
    '<b>Madeixa</b>',
    '<p>{status === "open" && <Badge tone="success" />}</p>',
    'const tab = { title: "agenda.title" }',
  ])('%s passes', (code) => {
    expect(sentencesIn('a.tsx', code)).toEqual([]);
  });

  test('the place is named by file and line, whatever the letters before it', () => {
    expect(sentencesIn('a.tsx', '// ação\n\nconst a = (\n  <p>\n    Olá\n  </p>\n);')).toEqual([
      'a.tsx:4: "Olá" belongs in src/texts',
    ]);
  });
});
