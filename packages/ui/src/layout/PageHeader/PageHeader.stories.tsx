import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.js';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/Breadcrumbs.js';

const meta = {
  title: 'Layout/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'My Bookings', intro: 'All that you have booked with us.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBreadcrumbs: Story = {
  args: {
    before: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'My Bookings' }]} />,
  },
};

export const LongText: Story = {
  args: {
    title: 'Everything that you have booked with us, and what became of it',
    intro:
      'Rooms, treatments and evenings, the latest first. Whatever is not paid yet is held for thirty minutes and can be continued here.',
  },
};
