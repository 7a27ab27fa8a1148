import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.js';
import type { PaginationProps } from './Pagination.js';

function Demo({ page: first, onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  const change = (next: number) => {
    setPage(next);
    onPageChange(next);
  };
  return <Pagination {...props} page={page} onPageChange={change} />;
}

const meta = {
  title: 'Navigation/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: {
    page: 1,
    pageCount: 3,
    pageHref: (page: number) => `?page=${page}`,
    onPageChange: fn(),
    onPageIntent: fn(),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveStyle({ borderTopColor: 'rgba(0, 0, 0, 0)' });
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};

export const GoneToPage2: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    await step('arrows go to the last page and no further [S4.pagination.1]', async () => {
      await userEvent.click(next);
      await userEvent.click(next);
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    });
    await step('there the arrow is disabled, keeps the focus, and does nothing', async () => {
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    });
    await step('a number goes there and is marked [S2.halls.3]', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    });
  },
};

export const Intent: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const second = canvas.getByRole('link', { name: 'Page 2' });
    await step('each page has an address', async () => {
      await expect(second).toHaveAttribute('href', '?page=2');
    });
    await step('pointing at one says which may be wanted, and so does the focus', async () => {
      await userEvent.hover(second);
      await expect(args.onPageIntent).toHaveBeenLastCalledWith(2);
      canvas.getByRole('link', { name: 'Page 3' }).focus();
      await expect(args.onPageIntent).toHaveBeenLastCalledWith(3);
      await expect(args.onPageChange).not.toHaveBeenCalled();
    });
  },
};

export const ManyPages: Story = { args: { page: 6, pageCount: 12 } };

export const OnePage: Story = {
  parameters: { proves: ['S2.halls.3'] },
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const name of ['Previous page', 'Next page'])
      await expect(canvas.getByRole('link', { name }).firstChild).toHaveStyle({
        scale: '-1 1',
      });
  },
};
