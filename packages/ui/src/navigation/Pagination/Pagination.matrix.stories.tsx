import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Matrix/Pagination',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const places = [
  [1, 2],
  [3, 3],
  [1, 12],
  [6, 12],
  [12, 12],
] as const;

export const Places: StoryObj = {
  render: () => (
    <Stack>
      {places.map(([page, pageCount]) => (
        <Pagination
          key={`${page}/${pageCount}`}
          aria-label={`Page ${page} of ${pageCount}`}
          page={page}
          pageCount={pageCount}
          pageHref={(to) => `?page=${to}`}
          onPageChange={() => {}}
        />
      ))}
    </Stack>
  ),
};
