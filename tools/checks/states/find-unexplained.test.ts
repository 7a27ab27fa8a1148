import { describe, expect, test } from 'vitest';
import { findUnexplained, findUnplayed } from './find-unexplained.ts';

describe('an example on a page', () => {
  const stories = `const meta = {
  title: 'Account/LoginForm',
} satisfies Meta<typeof LoginForm>;

export const Remembered: Story = {
  args: { rememberedEmail: 'layla@example.com' },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Again: Story = {
  play: Invalid.play,
};

const reached: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
};

export const Reached: Story = { play: reached };

const says =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  };

export const Refused: Story = { play: says('No.') };

const pressed = (name: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  },
});

export const Pressed: Story = pressed('Sign in');

export const Elsewhere: Story = { play: imported };
`;
  const page = (text: string) => ({ file: 'LoginForm.mdx', text, stories: { Stories: stories } });

  test('passes behind a sentence', () => {
    const text = 'The address is there already.\n\n<Canvas of={Stories.Remembered} />\n';
    expect([...findUnexplained(page(text)), ...findUnplayed(page(text))]).toEqual([]);
  });

  test.each([
    ['a heading', '### Remembered\n\n'],
    ['another example', 'It may be blank.\n\n<Canvas of={Stories.Again} />\n'],
    ['nothing', ''],
  ])('fails behind %s', (_, before) => {
    expect(findUnexplained(page(`${before}<Canvas of={Stories.Remembered} />`))).toEqual([
      'LoginForm.mdx: says nothing of Remembered',
    ]);
  });

  const narrow = (name: string) =>
    `<div style={{ maxInlineSize: '24rem' }}>\n  <Canvas of={Stories.${name}} />\n</div>\n`;

  test('passes within a frame of its size, behind a sentence', () => {
    const text = `The address is there already.\n\n${narrow('Remembered')}`;
    expect([...findUnexplained(page(text)), ...findUnplayed(page(text))]).toEqual([]);
  });

  test.each([
    ['a heading', '### Remembered\n\n'],
    ['such a frame', `It may be blank.\n\n${narrow('Refused')}\n`],
    ['nothing', ''],
  ])('fails within a frame of its size, behind %s', (_, before) => {
    expect(findUnexplained(page(`${before}${narrow('Remembered')}`))).toEqual([
      'LoginForm.mdx: says nothing of Remembered',
    ]);
  });

  test('fails within a frame of its size, where its play never runs', () => {
    expect(findUnplayed(page(narrow('Invalid')))).toEqual([
      'LoginForm.mdx: shows Invalid before it is played',
    ]);
  });

  test('passes where its play looks and does not act', () => {
    expect(findUnplayed(page('<Canvas of={Stories.Refused} />'))).toEqual([]);
  });

  test.each(['Invalid', 'Again', 'Reached', 'Pressed', 'Elsewhere'])(
    'fails where its play never runs: %s',
    (name) => {
      expect(findUnplayed(page(`<Canvas of={Stories.${name}} />`))).toEqual([
        `LoginForm.mdx: shows ${name} before it is played`,
      ]);
    },
  );

  test('passes in a frame, where it runs', () => {
    const frame = `<Canvas of={Stories.Invalid} story={{ inline: false, height: '420px' }} />`;
    expect(findUnplayed(page(frame))).toEqual([]);
  });

  test('passes where every story of the component has a frame', () => {
    const parameters = `  parameters: { docs: { story: { inline: false } } },\n} satisfies`;
    const everyStory = stories.replace('} satisfies', parameters);
    const text = '<Canvas of={Stories.Invalid} />';
    expect(findUnplayed({ ...page(text), stories: { Stories: everyStory } })).toEqual([]);
  });
});
