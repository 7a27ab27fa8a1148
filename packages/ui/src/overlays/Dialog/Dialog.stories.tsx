import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from './Dialog.js';
import type { DialogProps } from './Dialog.js';

function Demo({ open: initial, onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book Now</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Select Payment Method',
    description: 'You pay on the page of the provider.',
    children: <p>Two nights in the Sea View King, 12 to 14 March, two guests.</p>,
    footer: <Button>Continue</Button>,
  },
  render: (args) => <Demo {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Select Payment Method' });
    await expect(dialog).toHaveAccessibleDescription('You pay on the page of the provider.');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const Small: Story = { args: { size: 'small' }, play: Default.play };
export const Large: Story = { args: { size: 'large' }, play: Default.play };

export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Book Now' });
    await step('opens and takes the focus to its title', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const PressedOutside: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await step('a press in it leaves it open', async () => {
      await userEvent.click(screen.getByText(/^Two nights/));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('a press beside it closes it', async () => {
      await userEvent.click(dialog);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
  },
};

/** As at the back button of a phone, and at a second Escape. */
export const ClosedByTheBrowser: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

function Leading(args: DialogProps) {
  const [left, setLeft] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (left) heading.current?.focus();
  }, [left]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Spa
      </h1>
      <Demo {...args} onOpenChange={(open) => setLeft(!open)} />
    </>
  );
}

/** Closing leads to another page, whose heading takes the focus. */
export const LeadsOn: Story = {
  args: { open: false },
  render: (args) => <Leading {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The focus would be given back a task later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

function Sending(args: DialogProps) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 300);
  };
  return (
    <Demo
      {...args}
      busy={busy}
      status={busy ? 'Sending...' : undefined}
      footer={
        <Button loading={busy} onClick={send}>
          Continue
        </Button>
      }
    >
      <label>
        Name <input />
      </label>
    </Demo>
  );
}

export const Busy: Story = {
  args: {
    busy: true,
    status: 'Opening the payment page...',
    children: (
      <label>
        Name <input />
      </label>
    ),
    footer: <Button loading>Continue</Button>,
  },
  play: async ({ args, step, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Payment Method' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await step('nothing in it takes the focus', async () => {
      const field = screen.getByRole('textbox', { name: 'Name' });
      await expect(field.closest('[aria-busy="true"]')).not.toBeNull();
      field.focus();
      await expect(field).not.toHaveFocus();
      await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    });
    await step('what is under way is said where it can be heard', async () => {
      const status = screen.getByText('Opening the payment page...');
      await expect(status).toHaveAttribute('aria-live', 'polite');
      await expect(status.closest('[inert], [aria-busy="true"]')).toBeNull();
    });
    await step('and it does not close', async () => {
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

export const BusyAndBack: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ step, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Continue' });
    const dialog = screen.getByRole('dialog');
    const status = dialog.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await step('while it works the title holds the focus, and it is said', async () => {
      await expect(status).toBeEmptyDOMElement();
      await userEvent.click(button);
      await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
      await expect(status).toHaveTextContent('Sending...');
    });
    await step('then the button has it again', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await expect(status).toBeEmptyDOMElement();
    });
  },
};

export const LongText: Story = {
  args: {
    title: 'How would you like to pay for the Presidential Panorama Suite with Two Terraces?',
    children: <p>{'You pay on the page of the provider, and come back here. '.repeat(40)}</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Presidential/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'اختر طريقة الدفع', description: 'تدفع في صفحة مزوّد الخدمة.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'اختر طريقة الدفع' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
