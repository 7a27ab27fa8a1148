import type { Meta, StoryObj } from '@storybook/react-vite';
import { Measures, SpaceScale } from './SpaceScale.js';

const meta = {
  title: 'Foundations/Space',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = { render: () => <SpaceScale /> };
export const Widths: Story = { render: () => <Measures /> };
