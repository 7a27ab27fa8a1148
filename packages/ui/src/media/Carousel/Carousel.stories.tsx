import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../Picture/Picture.js';
import { Carousel } from './Carousel.js';

const files = ['sea-view-king-1.webp', 'sea-view-king-2.webp', 'sea-view-king-3.webp'];

function pictures(count: number) {
  return files
    .slice(0, count)
    .map((file, at) => (
      <Picture key={file} kind="rooms" file={file} alt={`Sea View King, picture ${at + 1}`} />
    ));
}

const meta = {
  title: 'Media/Carousel',
  tags: ['stable'],
  component: Carousel,
  args: { label: 'Pictures of the room', children: pictures(3) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pictures of the room' })).toBeVisible();
    await expect(canvas.getByText('Slide 1 of 3')).toBeInTheDocument();
  },
};

export const LoopsInBothForms: Story = {
  name: 'Endless In Both Forms',
  parameters: { proves: ['S2.home.3'] },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    await step('the scrolling form loops backwards [R36]', async () => {
      await userEvent.click(previous);
      await canvas.findByText('Slide 3 of 3');
    });
    await step('Swiper takes over in the same place', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-form="swiper"]')).toBeInTheDocument(),
      );
      await expect(canvas.getByText('Slide 3 of 3')).toBeInTheDocument();
      await expect(canvas.getByRole('img', { name: 'Sea View King, picture 3' })).toBeVisible();
    });
    await step('and loops forwards [R36]', async () => {
      await userEvent.click(next);
      await canvas.findByText('Slide 1 of 3');
      await userEvent.click(next);
      await canvas.findByText('Slide 2 of 3');
    });
  },
};

export const WithoutLoop: Story = {
  args: { children: pictures(2), loopFrom: 3 },
  play: async ({ canvas, step, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    await step('an arrow at its end does nothing', async () => {
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(previous);
      await expect(canvas.getByText('Slide 1 of 2')).toBeInTheDocument();
    });
    await step('and keeps the focus of who went there', async () => {
      await userEvent.click(next);
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Slide 2 of 2')).toBeInTheDocument();
    });
  },
};

export const OneSlide: Story = {
  args: { children: pictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list', { name: 'Pictures of the room, slides' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Slide 2 of 3');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, step }) => {
    await step('the arrows point where the line runs', async () => {
      for (const name of ['Previous slide', 'Next slide'])
        await expect(canvas.getByRole('button', { name }).firstChild).toHaveStyle({
          scale: '-1 1',
        });
    });
  },
};

export const KeyboardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, step, userEvent }) => {
    await step('the key to the left goes forward', async () => {
      canvas.getByRole('list', { name: 'Pictures of the room, slides' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await canvas.findByText('Slide 2 of 3');
    });
  },
};
