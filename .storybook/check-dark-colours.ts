import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

function summary(results: axe.AxeResults): string[] {
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/**
 * The addon checks each story in the theme on show. Themes differ in colours alone, so the second
 * look, in dark, runs axe's colour rules on the same settled story.
 */
export const checkDarkColours: AfterEach = async ({ globals, parameters }) => {
  const { manual } = (globals['a11y'] ?? {}) as { manual?: boolean };
  const { test } = (parameters['a11y'] ?? {}) as { test?: string };
  if (manual || test !== 'error' || globals['theme'] === 'dark') return;
  const { body, documentElement: root } = document;
  const before = root.dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  root.dataset['theme'] = 'dark';
  try {
    const results = await axe.run(body, { runOnly: { type: 'tag', values: ['cat.color'] } });
    await expect(summary(results), 'axe, dark theme').toEqual([]);
  } finally {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
    still.remove();
  }
};
