import { describe, expect, test } from 'vitest';
import { components } from './components.ts';
import type { ComponentStates } from './kinds.ts';
import { findMistakes } from './find-mistakes.ts';
import { findPageless, findUndocumented } from './find-undocumented.ts';
import { kinds, type Kind } from './kinds.ts';

const stories = (title: string, ...names: string[]) =>
  names.map((exportName) => ({ type: 'story', importPath: 'Any.stories.tsx', title, exportName }));

const mistakesOf = (component: ComponentStates, ...names: string[]) =>
  findMistakes(stories('Spa/SpaServiceGrid', ...names), { 'Spa/SpaServiceGrid': component });

const usual = {
  action: ['Default', 'LongText', 'Disabled'],
  input: ['Default', 'LongText', 'Filled', 'Invalid', 'Disabled'],
  form: ['Default', 'Filled', 'Invalid', 'Disabled', 'Error'],
  filters: ['Default', 'LongText', 'Filled'],
  list: ['Default', 'LongText', 'Loading', 'Empty', 'Error'],
  collection: ['Default', 'LongText', 'Empty'],
  record: ['Default', 'LongText'],
  overlay: ['Default', 'LongText'],
  flow: ['Default', 'LongText', 'Invalid', 'Loading', 'Error'],
  shape: ['Default'],
  page: ['Default', 'Loading', 'Error'],
  specimen: ['Scale'],
  proof: ['EveryExample'],
} satisfies Record<Kind, string[]>;

describe('a component that shows every state of its kind', () => {
  test.each(Object.entries(usual) as [Kind, string[]][])('%s passes', (kind, names) => {
    expect(mistakesOf({ kind }, ...names)).toEqual([]);
  });
});

describe('a state without a story fails', () => {
  const cases = Object.entries(usual).flatMap(([kind, names]) =>
    kinds[kind as Kind].length === 0 ? [] : names.map((name) => [kind as Kind, name] as const),
  );
  test.each(cases)('%s without %s', (kind, left) => {
    const rest = usual[kind].filter((name) => name !== left);
    expect(mistakesOf({ kind }, 'Another', ...rest)).toEqual([
      expect.stringMatching(/^Spa\/SpaServiceGrid: no story of /),
    ]);
  });
});

describe('an exemption', () => {
  const never = { 'long text': 'Its words are in cards, which show them long.' };
  const states = usual.list.filter((name) => name !== 'LongText');

  test('excuses from its state', () => {
    expect(mistakesOf({ kind: 'list', never }, ...states)).toEqual([]);
  });

  test('fails once the state is shown after all', () => {
    expect(mistakesOf({ kind: 'list', never }, ...usual.list)).toEqual([
      'Spa/SpaServiceGrid: shows long text, which it is said never to be',
    ]);
  });

  test('fails where nothing asks for the state', () => {
    expect(mistakesOf({ kind: 'shape', never }, ...usual.shape)).toEqual([
      'Spa/SpaServiceGrid: is excused from long text, which nothing asks of a shape',
    ]);
  });
});

describe('the index and the table hold the same titles', () => {
  test('a title without a kind fails', () => {
    expect(findMistakes(stories('Spa/New', 'Default'), {})).toEqual(['Spa/New: has no kind']);
  });

  test('a kind without stories fails', () => {
    expect(findMistakes([], { 'Spa/Gone': { kind: 'shape' } })).toEqual([
      'Spa/Gone: has a kind and no stories',
    ]);
  });

  test.each([
    { type: 'docs', title: 'Foundations/Colour', importPath: 'Colour.mdx' },
    { type: 'story', title: 'Matrix/Button', importPath: 'Button.matrix.stories.tsx' },
  ])('$importPath shows no state', (entry) => {
    expect(findMistakes([entry], {})).toEqual([]);
  });
});

test('each exemption says why', () => {
  const reasons = Object.values(components).flatMap(({ never = {} }) => Object.values(never));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}\.$/s);
});

test('a page without one of its sections fails', () => {
  const whole = ['When to use', 'When not to use', 'Anatomy', 'States', 'Keyboard', 'Content'];
  const page = (headings: string[]) =>
    headings.map((heading) => `## ${heading}\n\nText.\n`).join('');
  expect(findUndocumented({ file: 'actions/Button/Button.mdx', text: page(whole) })).toEqual([]);
  for (const left of whole) {
    const rest = whole.filter((heading) => heading !== left);
    expect(findUndocumented({ file: 'actions/Button/Button.mdx', text: page(rest) })).toEqual([
      `actions/Button/Button.mdx: has no “${left}”`,
    ]);
  }
});

test.each([
  ['When to use', '\n### Anywhere\n\n<Canvas of={Stories.Default} />\n'],
  ['States', '\n### Long text\n'],
  ['States', '\n### Long text\n\n<Canvas of={Stories.LongText} />\n'],
])('under “%s” headings and examples alone say nothing (%#)', (section, body) => {
  const whole = ['When to use', 'When not to use', 'Anatomy', 'States', 'Keyboard', 'Content'];
  const page = whole
    .map((heading) => `## ${heading}\n${heading === section ? body : '\nText.\n'}`)
    .join('\n');
  expect(findUndocumented({ file: 'Button.mdx', text: page })).toEqual([
    `Button.mdx: says nothing under “${section}”`,
  ]);
});

describe('a component with stories and no page', () => {
  const story = (title: string, folder = 'packages/ui/src/spa') => ({
    type: 'story',
    importPath: `./${folder}/Any.stories.tsx`,
    title,
    exportName: 'Default',
  });
  const page = { type: 'docs', importPath: './packages/ui/src/spa/Any.mdx', title: 'Spa/Flow' };

  test('fails', () => {
    expect(findPageless([story('Spa/Flow')])).toEqual(['Spa/Flow: has stories and no page']);
    expect(findPageless([story('Spa/Flow'), page])).toEqual([]);
  });

  test('is told of by the page of the whole, and is asked of the library alone', () => {
    expect(findPageless([story('Spa/Flow/Confirm'), page])).toEqual([]);
    expect(findPageless([story('Pages/Spa', 'apps/site/src/routes/spa')])).toEqual([]);
  });
});
