import { sampleRooms } from '@vestibule/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SampleRoom } from './SampleRoom.js';

const { images, text, facts, nightlyCents } = sampleRooms.premiumPanorama;

const meta = {
  title: 'Content/SampleRoom',
  tags: ['stable'],
  component: SampleRoom,
  args: { images, text, facts, nightlyCents, phone: '+968 2455 0100' },
} satisfies Meta<typeof SampleRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  parameters: { proves: ['S2.routes.5'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book This Room' }));
    await expect(canvas.getByText(/To book, call/)).toHaveTextContent('+968 2455 0100');
  },
};

export const Described: Story = {
  args: {
    descriptions: {
      'panorama-king-1.webp': 'King bed with an amber throw, evening sun on the bay',
      'panorama-king-2.webp': 'Bathroom in sand-coloured stone, the tub below an arched window',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(
      Object.values(args.descriptions!),
    );
  },
};

export const WithHandler: Story = {
  args: { onBook: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book This Room' })).toBeEnabled();
    await expect(canvas.queryByText(/This page shows an example/)).not.toBeInTheDocument();
  },
};

export const Booked: Story = {
  args: { onBook: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book This Room' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    text: text.map((paragraph) => `${paragraph} `.repeat(4)),
    phone: '+968 2455 0100 or, at night, +968 2455 0777',
  },
};
