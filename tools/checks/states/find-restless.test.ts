import { describe, expect, test } from 'vitest';
import { findRestless } from './find-restless.ts';

const file = (play: string) => `const open = async (canvas) => {
  await canvas.findByRole('dialog');
};

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Default: Story = {
  ${play}
};

export const Pressed: Story = { play: press };
`;

describe('Default', () => {
  test.each([
    "args: { label: 'Close' },",
    'play: async ({ canvas }) => {\n    await open(canvas);\n  },',
    "play: async ({ canvas }) => {\n    await expect(canvas.getByText('Rooms')).toBeVisible();\n  },",
  ])('passes at rest: %s', (play) => {
    expect(findRestless('Button.stories.tsx', file(play))).toEqual([]);
  });

  test.each([
    'play: press,',
    'play: async (context) => {\n    await press(context);\n  },',
    'play: async ({ canvas, userEvent }) => {\n    await userEvent.tab();\n  },',
    "play: async ({ canvas }) => {\n    canvas.getByRole('button').focus();\n  },",
  ])('fails where it acts: %s', (play) => {
    expect(findRestless('Button.stories.tsx', file(play))).toEqual([
      'Button.stories.tsx: Default acts; give that a story of its own',
    ]);
  });
});
