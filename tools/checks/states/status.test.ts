import { describe, expect, test } from 'vitest';
import { findUnready, type Component } from './status.ts';

const played: Component = {
  answered: true,
  code: ['export function Stepper() {}'],
  stories: ['play: async ({ userEvent }) => userEvent.keyboard(key),'],
  measured: true,
};
const looked: Component = {
  answered: false,
  code: ['export function Badge() {}'],
  stories: [''],
  measured: true,
};
const lacksOf = (component: Component, tags = ['dev', 'stable']) =>
  findUnready('Forms/Stepper', [tags], component);

describe('a stable component passes', () => {
  test.each([
    ['played by keyboard', played],
    ['with a key typed', { ...played, stories: ["userEvent.type(field, 'Amal{Enter}')"] }],
    ['that nobody answers', looked],
    [
      'that moves the focus, where a story looks',
      { ...looked, code: ['heading.focus();'], stories: ['expect(heading).toHaveFocus()'] },
    ],
  ])('%s', (_, component) => {
    expect(lacksOf(component)).toEqual([]);
  });
});

test.each([
  [
    { ...played, stories: ['userEvent.click(button)'] },
    'Forms/Stepper: is not stable, Keyboard: no story is played by keyboard',
  ],
  [
    { ...looked, code: ['heading.focus();'] },
    'Forms/Stepper: is not stable, Keyboard: it moves the focus, and no story looks where to',
  ],
  [
    { ...looked, stories: ["parameters: { a11y: { test: 'off' } }"] },
    'Forms/Stepper: is not stable, Accessibility: a story changes what axe looks for',
  ],
  [
    { ...played, measured: false },
    'Forms/Stepper: is not stable, Figures: it has no figures; node tools/bench/component-facts.ts measures them',
  ],
])('a stable one that lacks something fails (%#)', (component, mistake) => {
  expect(lacksOf(component)).toEqual([mistake]);
  expect(lacksOf(component, ['dev', 'draft'])).toEqual([]);
});

test.each([
  [[['dev']], 'has no status; tag its stories draft or stable'],
  [[['stable', 'draft']], 'has stable and draft; tag its stories draft or stable'],
  [[['stable'], ['draft']], 'its stories are stable, draft'],
])('a component has one status (%#)', (tags, mistake) => {
  expect(findUnready('Forms/Stepper', tags, played)).toEqual([`Forms/Stepper: ${mistake}`]);
});
