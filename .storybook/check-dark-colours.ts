import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

interface A11yParameters {
  test?: string;
  options?: axe.RunOptions;
}

/** Vitest opens the stories, and nobody looks at them. */
const underTest = '__vitest_browser__' in globalThis;

function summary(results: axe.AxeResults): string[] {
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/**
 * The addon checks each story in the theme on show. Themes differ in colours alone, so the second
 * look, in dark, runs axe's colour rules on the same settled story. It belongs to the tests: whoever
 * only looks at a story would see it turn dark for a moment.
 */
export const checkDarkColours: AfterEach = async ({ globals, parameters }) => {
  const { test, options } = (parameters['a11y'] ?? {}) as A11yParameters;
  if (!underTest || test !== 'error' || globals['theme'] === 'dark') return;
  const { body, documentElement: root } = document;
  const before = root.dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  root.dataset['theme'] = 'dark';
  try {
    const results = await axe.run(body, {
      runOnly: { type: 'tag', values: ['cat.color'] },
      rules: options?.rules ?? {},
    });
    await expect(summary(results), 'axe, dark theme').toEqual([]);
  } finally {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
    still.remove();
  }
};
