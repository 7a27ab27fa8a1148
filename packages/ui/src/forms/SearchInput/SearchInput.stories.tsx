import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { SearchInput } from './SearchInput.js';

const meta = {
  title: 'Forms/SearchInput',
  tags: ['stable'],
  component: SearchInput,
  args: { placeholder: 'Search treatments', onValueChange: fn() },
  render: (args) => (
    <Field label="Search" labelHidden>
      <SearchInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'hammam');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hammam');
  },
};
export const Filled: Story = { args: { defaultValue: 'hammam' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Search" error="Nothing was found">
      <SearchInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Search')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: { defaultValue: 'hammam with frankincense, rose water, black soap and mint tea for two' },
};

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('hammam');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hammam');
  },
};
