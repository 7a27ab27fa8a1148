import { extraServices } from '@vestibule/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../layout/Section/Section.js';
import { ServiceCards } from './ServiceCards.js';

const meta = {
  title: 'Content/ServiceCards',
  tags: ['stable'],
  component: ServiceCards,
  args: { services: extraServices(undefined) },
  decorators: [
    (Story) => (
      <div>
        <Section title="Beyond the room">
          <Story />
        </Section>
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Spa', 'Events', 'Meeting Halls']);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/spa',
      '/events',
      '/meeting-hall',
    ]);
  },
};

export const SpaceBelowTitles: Story = {
  play: async ({ args, canvas }) => {
    for (const { title, text } of args.services) {
      const heading = canvas.getByRole('heading', { name: title }).getBoundingClientRect();
      const { top } = canvas.getByText(text).getBoundingClientRect();
      await expect(top - heading.bottom).toBeGreaterThanOrEqual(8);
    }
  },
};

export const LongText: Story = {
  args: {
    services: extraServices(undefined).map((service) => ({
      ...service,
      title: `${service.title} with a name that goes on for a while`,
      text: `${service.text} ${service.text} ${service.text}`,
    })),
  },
};

/** A hotel that has no pictures of them yet. */
export const WithoutPictures: Story = {
  args: { services: extraServices(undefined).map((service) => ({ ...service, image: '' })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
};

export const Empty: Story = { args: { services: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, step }) => {
    const [arrow] = canvasElement.querySelectorAll('svg');
    await step('the arrows point where the line runs', async () => {
      await expect(arrow).toHaveStyle({ scale: '-1 1' });
    });
  },
};

export const RightToLeftFocused: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const [arrow] = canvasElement.querySelectorAll('svg');
    await step('and move there', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
      await waitFor(() => expect(arrow).toHaveStyle({ translate: '-4px' }));
    });
  },
};
