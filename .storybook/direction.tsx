import type { Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';

type Direction = 'ltr' | 'rtl';
type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

export const directionToolbar = {
  direction: {
    description: 'Reading direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;

/** What the toolbar says; Arabic is read from the right in any case. */
export function directionOf(globals: Record<string, unknown>): Direction {
  return globals['direction'] === 'rtl' || globals['locale'] === 'ar' ? 'rtl' : 'ltr';
}

/** On a page of its own a story turns the whole document, so that dialogs turn with it. */
function Directed({ dir, alone, children }: DirectedProps) {
  useLayoutEffect(() => {
    if (alone) document.documentElement.dir = dir;
  }, [alone, dir]);
  return alone ? children : <div dir={dir}>{children}</div>;
}

interface DirectedProps {
  dir: Direction;
  alone: boolean;
  children: ReactNode;
}

export const withDirection: Decorator = (Story, { globals, viewMode }) => (
  <Directed dir={directionOf(globals)} alone={viewMode !== 'docs'}>
    <Story />
  </Directed>
);
