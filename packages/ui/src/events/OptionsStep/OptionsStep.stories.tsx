import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OptionsStep, type OptionsStepProps } from './OptionsStep.js';

const meta = {
  title: 'Events/Ticket steps/2 Extras, 3 Add-ons',
  tags: ['stable'],
  component: OptionsStep,
  args: {
    kind: 'extras',
    options: buildEvent().extras,
    quantities: {},
    onQuantityChange: fn(),
  },
} satisfies Meta<typeof OptionsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the quantities as the dialog does. */
function Counting({ quantities, onQuantityChange, ...args }: OptionsStepProps) {
  const [counted, setCounted] = useState(quantities);
  return (
    <OptionsStep
      {...args}
      quantities={counted}
      onQuantityChange={(id, quantity) => {
        onQuantityChange(id, quantity);
        setCounted({ ...counted, [id]: quantity });
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('no stepper until a box is checked [S5.events.3]', async () => {
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
      await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
    });
  },
};

export const Checked: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the checkbox sets one [S5.events.3]', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Wine pairing \$45\.00 each/ }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith('wine', 1);
    });
    await step('its stepper comes next in the order of focus', async () => {
      await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1);
      await userEvent.tab();
      await expect(canvas.getByRole('spinbutton', { name: /Wine pairing/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Subtotal of Wine pairing $90.00');
    });
  },
};

export const TakenOff: Story = {
  args: { quantities: { wine: 1 } },
  render: Checked.render,
  play: async ({ canvas, step, userEvent }) => {
    await step('the last one goes with its stepper, and the box takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fewer of Wine pairing' }));
      await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
      const box = canvas.getByRole('checkbox', { name: /Wine pairing/ });
      await expect(box).toHaveFocus();
      await expect(box).not.toBeChecked();
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
    await step('and says what they come to', async () => {
      await expect(canvas.getByText('$135.00')).toBeVisible();
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

export const AddOns: Story = { args: { kind: 'addons', options: buildEvent().addons } };

export const Empty: Story = {
  args: { kind: 'addons', options: [] },
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
