import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'Navigation/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: 'Menu',
    onValueChange: fn(),
    items: ['Breakfast', 'Lunch', 'Dinner', 'Desserts'].map((label) => ({
      value: label.toLowerCase(),
      label,
      content: <p>{label} is served here.</p>,
    })),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ByArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Breakfast' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Lunch is served here.');
    await expect(args.onValueChange).toHaveBeenCalledWith('lunch');
  },
};
export const Preselected: Story = { args: { defaultValue: 'dinner' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    items: [
      'Breakfast on the terrace',
      'Lunch by the pool',
      'Dinner in the courtyard',
      'Desserts',
    ].map((label, index) => ({
      value: `tab-${index}`,
      label,
      content: <p>{label} is served here.</p>,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: ['الفطور', 'الغداء', 'العشاء'].map((label) => ({
      value: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the key to the left goes to the next', async () => {
      canvas.getByRole('tab', { name: 'الفطور' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'الغداء' })).toHaveFocus();
    });
  },
};
