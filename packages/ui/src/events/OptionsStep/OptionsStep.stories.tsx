import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OptionsStep } from './OptionsStep.js';

const meta = {
  title: 'Events/Ticket steps/2 Extras, 3 Add-ons',
  component: OptionsStep,
  args: {
    title: 'Extras',
    options: buildEvent().extras,
    quantities: {},
    onQuantityChange: fn(),
  },
} satisfies Meta<typeof OptionsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the checkbox sets one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Wine pairing \$45\.00 each/ }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith('wine', 1);
    });
    await step('the stepper starts at none', async () => {
      await expect(canvas.getByRole('spinbutton', { name: /Photographs/ })).toHaveValue(0);
      await expect(canvas.getByRole('button', { name: 'Fewer of Photographs' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const Filled: Story = {
  args: { quantities: { wine: 3 } },
  play: async ({ canvas, step }) => {
    await step('a quantity checks the box', async () => {
      await expect(canvas.getByRole('checkbox', { name: /Wine pairing/ })).toBeChecked();
      await expect(canvas.getByRole('spinbutton', { name: /Wine pairing/ })).toHaveValue(3);
    });
  },
};

export const Changed: Story = {
  args: Filled.args,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the stepper counts on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More of Wine pairing' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith('wine', 4);
    });
    await step('clearing the box sets none', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Wine pairing/ }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith('wine', 0);
    });
  },
};

export const AddOns: Story = { args: { title: 'Add-ons', options: buildEvent().addons } };

export const Empty: Story = {
  args: { title: 'Add-ons', options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are no add-ons for this event/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        _id: 'transfer',
        name: 'Transfer from Muscat and back again after midnight, with a stop at the airport on the way',
        price: 12_345.5,
      },
    ],
    quantities: { transfer: 2 },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إضافات',
    options: [{ _id: 'photo', name: 'صور', price: 25.5 }],
    quantities: { photo: 1 },
  },
};
