import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'Matrix/Tabs',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const items = ['Breakfast', 'Lunch', 'Dinner', 'Desserts'].map((label) => ({
  value: label,
  label,
  content: <p>{label} is served here.</p>,
}));

export const Chosen: StoryObj = {
  render: () => (
    <Stack>
      {items.map(({ value }) => (
        <Tabs key={value} label={`Menu at ${value}`} items={items} defaultValue={value} />
      ))}
    </Stack>
  ),
};
