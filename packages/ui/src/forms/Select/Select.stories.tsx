import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { Select } from './Select.js';

const meta = {
  title: 'Forms/Select',
  tags: ['stable'],
  component: Select,
  args: {
    name: 'eventType',
    placeholder: 'Choose an event type',
    onChange: fn(),
    options: ['Business Meeting', 'Conference', 'Seminar', 'Workshop'].map((label) => ({
      value: label,
      label,
    })),
  },
  render: (args) => (
    <Field label="Event type">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Event type' });
    await userEvent.selectOptions(select, 'Seminar');
    await expect(select).toHaveValue('Seminar');
  },
};
export const Filled: Story = { args: { defaultValue: 'Conference' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Event type' });
    await step('as faint as every other disabled field, and its arrow with it', async () => {
      const arrow = canvasElement.querySelector('svg') as SVGElement;
      await expect(select).toHaveStyle({ opacity: '1' });
      await expect(arrow).toHaveStyle({ color: getComputedStyle(select).color });
    });
  },
};
export const Invalid: Story = {
  render: (args) => (
    <Field label="Event type" error="Event type is required">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Event type')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'A conference of several days with simultaneous translation and dinners',
      },
      { value: 'short', label: 'Other' },
    ],
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Event type' })).toHaveFocus();
  },
};
