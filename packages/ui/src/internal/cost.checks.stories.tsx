import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button/Button.js';
import { PageLoader } from '../feedback/PageLoader/PageLoader.js';
import { EventGrid } from '../events/EventGrid/EventGrid.js';
import { Dialog } from '../overlays/Dialog/Dialog.js';
import { RoomCard } from '../rooms/RoomCard/RoomCard.js';
import { RoomGrid } from '../rooms/RoomGrid/RoomGrid.js';
import { LinkContext, PlainLink, type LinkProps } from '../theme/link.js';

const meta = {
  title: 'Checks/Cost',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The components that React runs for what is in an element: a count is the same on every machine. */
function componentsIn(element: Element): number {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const count = (fiber: Fiber | null): number => {
    if (!fiber) return 0;
    const own = fiber.type !== null && typeof fiber.type !== 'string' ? 1 : 0;
    return own + count(fiber.child) + count(fiber.sibling);
  };
  return count(key ? (element as unknown as Record<string, Fiber>)[key]!.child : null);
}

export const Card: Story = {
  render: () => (
    <div data-testid="card">
      <RoomCard room={buildRoom({ discount: buildDiscount() })} availability="every-night" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('one component an icon, one an element with styles', async () => {
      await expect(componentsIn(canvas.getByTestId('card'))).toBeLessThanOrEqual(31);
    });
  },
};

const drawn = fn();

function CountedLink(props: LinkProps) {
  drawn();
  return <PlainLink {...props} />;
}

const room = buildRoom();
const events = [buildEvent()];
const book = fn();

function BesideAList() {
  const [open, setOpen] = useState(false);
  return (
    <LinkContext value={CountedLink}>
      <Button aria-pressed={open} onClick={() => setOpen(!open)}>
        Filters
      </Button>
      <RoomGrid rooms={[{ room, availability: 'every-night' }]} />
      <EventGrid events={events} onBook={book} />
    </LinkContext>
  );
}

/** A page that opens a dialog or shows a toast is drawn again; its list of cards is not. */
export const CardsStay: Story = {
  render: () => <BesideAList />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^View Details/ });
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(drawn).not.toHaveBeenCalled();
  },
};

function OpenedByPress() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your stay">
        <p>Two nights.</p>
      </Dialog>
    </>
  );
}

export const ScrollLock: Story = {
  render: () => <OpenedByPress />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your stay' });
    await step('the page does not scroll beneath it', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('and scrolls again afterwards', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
};

/** A dialog is opened while the page is still being changed. */
function OpenedDuringChange() {
  const [changing, setChanging] = useState(true);
  const [open, setOpen] = useState(true);
  return (
    <>
      <PageLoader shown={changing} />
      <Dialog open={open} onOpenChange={setOpen} title="Your stay">
        <Button onClick={() => setChanging((before) => !before)}>Change the page</Button>
      </Dialog>
    </>
  );
}

export const TwoScrollLocks: Story = {
  render: () => <OpenedDuringChange />,
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your stay' });
    const changePage = within(dialog).getByRole('button', { name: 'Change the page' });
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    await step('the first to end leaves the lock of the other', async () => {
      await userEvent.click(changePage);
      await expect(overflow()).toBe('hidden');
    });
    await step('whichever of the two it is', async () => {
      await userEvent.click(changePage);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await expect(overflow()).toBe('hidden');
    });
  },
};
