import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { AccountSection, type AccountSectionProps } from './AccountSection.js';

const meta = {
  title: 'Account/AccountSection',
  tags: ['stable'],
  component: AccountSection,
  args: { title: 'Preferences', children: 'What the guest likes.' },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preferences' })).toBeVisible();
  },
};

function Closing(props: AccountSectionProps) {
  const [open, setOpen] = useState(true);
  return (
    <AccountSection {...props}>
      {open ? <Button onClick={() => setOpen(false)}>Save</Button> : 'Saved.'}
    </AccountSection>
  );
}

/** What had the focus is gone: the section has it. */
export const FocusKept: Story = {
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Preferences' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'What you would like us to know before you arrive, and while you are here',
    children: 'A quiet room, one large bed, no feathers, and tea rather than coffee. '.repeat(8),
  },
};
