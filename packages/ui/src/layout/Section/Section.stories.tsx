import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.js';

const meta = {
  title: 'Layout/Section',
  tags: ['stable'],
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Stay',
    title: 'Popular rooms',
    intro: 'Chosen most by guests who have been here before.',
    children: <p>The content of the section.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const WithAside: Story = { args: { aside: <a href="/rooms">All rooms</a> } };
export const WithoutTitle: Story = { args: { title: undefined } };

export const LongText: Story = {
  args: {
    eyebrow: 'Stay with us for a night, a week or the whole of the winter',
    title: 'The rooms that guests who have been here before choose more often than any other',
    aside: <a href="/rooms">All rooms and suites of the house</a>,
  },
};
