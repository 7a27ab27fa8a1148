import type { Meta, StoryObj } from '@storybook/react-vite';
import { Families, LeadingScale, TypeScale } from './Typography.js';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Faces: Story = { render: () => <Families /> };
export const Scale: Story = { render: () => <TypeScale /> };
export const Leading: Story = { render: () => <LeadingScale /> };
