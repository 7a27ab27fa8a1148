import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useEffect, useRef, useState } from 'react';
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
  tags: ['stable'],
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

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Select Payment Method' });
    await expect(dialog).toHaveAccessibleDescription('You pay on the page of the provider.');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('open');
  },
};

export const CloseButtonBesideTitle: Story = {
  args: { description: undefined },
  play: async () => {
    const title = await screen.findByRole('heading', { level: 2 });
    const box = title.getBoundingClientRect();
    const cross = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const above = Number.parseFloat(getComputedStyle(title).paddingTop);
    const middle = (box.top + above + box.bottom) / 2;
    await expect(Math.abs(middle - (cross.top + cross.bottom) / 2)).toBeLessThan(1);
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

/** Presses what is at a point of the screen, as a mouse does. */
async function pressAt(userEvent: UserEvent, x: number, y: number, button = 'Left') {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const coords = { clientX: x, clientY: y };
  await userEvent.pointer({ keys: `[Mouse${button}]`, target, coords });
}

export const PressedOutside: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const { left, top, height } = dialog.getBoundingClientRect();
    const middle = top + height / 2;
    await step('a press in it leaves it open', async () => {
      await userEvent.click(screen.getByText(/^Two nights/));
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('so does a press on its border', async () => {
      await pressAt(userEvent, left + 0.5, middle);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('and the right button beside it', async () => {
      await pressAt(userEvent, left - 20, middle, 'Right');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('a press beside it closes it, and the focus returns', async () => {
      await pressAt(userEvent, left - 20, middle);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    });
  },
};

const closed = async (dialog: HTMLDialogElement) => {
  const closing = new Promise((resolve) => {
    dialog.addEventListener('close', resolve, { once: true });
  });
  dialog.close();
  await closing;
};

/** The Back button of a phone can close a dialog without asking the page first. */
export const ClosedByTheBrowser: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await closed(dialog);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Work goes on in it, so it is shown again and nobody is asked. */
export const ClosedByTheBrowserWhileBusy: Story = {
  name: 'Closed While Busy',
  args: { busy: true, status: 'Opening the payment page...' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await closed(dialog);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The application keeps `open`, so the dialog stays. */
export const ClosingNotAllowed: Story = {
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await closed(dialog);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(dialog.matches(':modal')).toBe(true);
  },
};

/** A file field has a `cancel` event too: its picker was closed without a choice. */
export const FileNotChosen: Story = {
  args: {
    children: (
      <label>
        Passport <input type="file" />
      </label>
    ),
  },
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Passport');
    field.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Late({ code }: { code: Promise<string> | undefined }) {
  return <p>{code ? use(code) : 'Two nights in the Sea View King.'}</p>;
}

function LoadingMore(args: DialogProps) {
  const [code, setCode] = useState<Promise<string>>();
  // Started by no press, as when new data comes.
  useEffect(() => {
    const start = setTimeout(() => {
      setCode(
        new Promise((resolve) => {
          setTimeout(() => resolve('Paid by card.'), 1500);
        }),
      );
    }, 500);
    return () => clearTimeout(start);
  }, []);
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <Dialog {...args}>
        <Late code={code} />
      </Dialog>
    </Suspense>
  );
}

/** React takes its effects away while something in it loads, and brings them back. */
export const LoadsMore: Story = {
  render: (args) => <LoadingMore {...args} />,
  play: async ({ args }) => {
    await screen.findByText('Loading...');
    await waitFor(() => expect(screen.getByText('Paid by card.')).toBeVisible());
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
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
export const ClosedToAnotherPage: Story = {
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
    setTimeout(() => setBusy(false), 1000);
  };
  return (
    <Demo
      {...args}
      busy={busy}
      status={busy ? 'Sending...' : undefined}
      footer={
        <Button busy={busy} onClick={send}>
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
    footer: <Button busy>Continue</Button>,
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
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

export const BusyAndBack: Story = {
  name: 'Busy, Then Ready',
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
