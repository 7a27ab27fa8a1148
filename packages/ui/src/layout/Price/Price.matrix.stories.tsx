import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Stack } from '../Stack/Stack.js';
import { Price } from './Price.js';

const meta = {
  title: 'Matrix/Price',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const sizes = ['medium', 'large'] as const;

export const Sizes: StoryObj = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Stack key={size}>
          <Price size={size} cents={24_000} />
          <Price size={size} cents={24_000} per="per night" />
          <Price size={size} cents={20_400} originalCents={24_000} per="per night" />
          <Price size={size} cents={123_456_700} per="per hour" />
        </Stack>
      ))}
    </Stack>
  ),
};
