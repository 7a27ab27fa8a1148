import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PictureManifest } from '@vestibule/domain/pictures';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { expect, waitFor } from 'storybook/test';
import { Gallery } from '../../content/Gallery/Gallery.js';
import { Hero } from '../../layout/Hero/Hero.js';
import { RoomCard } from '../../rooms/RoomCard/RoomCard.js';
import { PictureSourceContext, type PictureSource } from '../../theme/pictures.js';
import { VestibuleProvider } from '../../theme/VestibuleProvider.js';
import { Picture } from './Picture.js';

const meta = {
  title: 'Media/Picture',
  tags: ['stable'],
  component: Picture,
  args: {
    kind: 'rooms',
    file: 'sea-view-king-1.webp',
    alt: 'King bed beside a wall of glass, palms and the sea outside',
    sizes: '(min-width: 60rem) 50vw, 100vw',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole('img', { name: args.alt });
    await expect(img).toHaveAttribute('loading', 'lazy');
    await expect(img).toHaveAttribute('width', '960');
    await expect(img).toHaveAttribute('height', '640');
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
    await expect(img).toHaveAttribute('loading', 'eager');
  },
};

/** Upright phones get the portrait crop; every other window the whole picture. */
export const Portrait: Story = {
  args: { kind: 'content', file: 'hero-home.webp', priority: true, portrait: true, alt: '' },
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('presentation');
    const upright = matchMedia('(max-width: 40rem) and (orientation: portrait)').matches;
    const crop = expect.stringContaining('/uploads/content/hero-home-portrait.avif');
    await waitFor(() =>
      expect(img.currentSrc).toEqual(upright ? crop : expect.not.stringContaining('portrait')),
    );
    const preloads = [...document.querySelectorAll('link[rel="preload"][as="image"]')];
    await expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toContainEqual(crop);
  },
};

/** For windows wider than any. */
export const LeftOut: Story = {
  args: { priority: true, media: '(min-width: 1000rem)', file: 'garden-twin-1.webp' },
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(img.naturalWidth).toBe(1));
    await expect(img.currentSrc).toMatch(/^data:/);
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(fetched.join()).not.toContain('garden-twin-1');
  },
};

/** What the manifest of the stored pictures says of one. */
async function colourOf(name: string): Promise<string | undefined> {
  const reply = await fetch(`${import.meta.env.BASE_URL}uploads/manifest.json`);
  const manifest = (await reply.json()) as PictureManifest;
  return manifest[name]?.color;
}

/** The picture is held back. */
export const Waiting: Story = {
  args: { style: { visibility: 'hidden' } },
  play: async ({ canvas, args }) => {
    const backgroundColor = await colourOf('rooms/sea-view-king-1');
    await expect(backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
    await expect(canvas.getByAltText(args.alt).parentElement).toHaveStyle({ backgroundColor });
  },
};

export const NeverArrives: Story = {
  name: 'Missing File',
  args: { file: 'never-stored.webp', priority: true },
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(img.complete && img.naturalWidth === 0).toBe(true));
    const words = getComputedStyle(img, '::after');
    await expect(words.content).toContain(args.alt);
    await expect(words.backgroundColor).toBe(getComputedStyle(img.parentElement!).backgroundColor);
  },
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427"><path fill="#083848" d="M0 0h640v427H0z"/></svg>';

/** A service with one format and addresses of its own; this one answers every name with a drawing. */
const oneFormat: PictureSource = (kind, file) => ({
  name: `${kind}/${file}`,
  avif: '',
  webp: '',
  portrait: '',
  src: `data:image/svg+xml;of=${kind}/${file},${encodeURIComponent(drawing)}`,
  width: 640,
  height: 427,
});

/** The provider's `pictureSource` says every address. */
export const FromElsewhere: Story = {
  args: { priority: true },
  render: (args) => (
    <VestibuleProvider pictureSource={oneFormat} fontsUrl={false}>
      <Picture {...args} />
    </VestibuleProvider>
  ),
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(img.naturalWidth).toBe(640));
    await expect(img.currentSrc).toContain('of=rooms/sea-view-king-1.webp');
    await expect(img).toHaveAttribute('height', '427');
    const sources = img.parentElement?.querySelectorAll('source');
    await expect(sources, 'none for a format that it lacks').toHaveLength(0);
  },
};

/** Nothing is at any of its addresses. */
const away: PictureSource = (kind, file) => {
  const src = `/uploads/away/${kind}-${file}`;
  return { ...oneFormat(kind, file), avif: `${src}.avif`, webp: src, portrait: src, src };
};

const courtyard = { 'gallery-2.webp': 'The courtyard at dusk' };
const isBroken = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0;

/** All of a hotel's pictures are away: the page keeps its shape and its words. */
export const ElsewhereAway: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PictureSourceContext value={away}>
      <Hero title="Rooms by the sea" picture={{ kind: 'content', file: 'hero-rooms.webp' }} />
      <Picture {...args} priority />
      <h2>Our rooms</h2>
      <RoomCard room={buildRoom()} />
      <Gallery pictures={[{ image: 'gallery-2.webp' }]} descriptions={courtyard} />
    </PictureSourceContext>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await step('none of them arrives', async () => {
      for (const img of images) img.loading = 'eager';
      await expect(images.length).toBeGreaterThanOrEqual(4);
      await waitFor(() => expect(images.every(isBroken)).toBe(true));
    });
    await step('what they show can be read, and is named', async () => {
      const img = canvas.getByRole('img', { name: args.alt });
      await expect(getComputedStyle(img, '::after').content).toContain(args.alt);
      await expect(canvas.getByRole('img', { name: 'The courtyard at dusk' })).toBeVisible();
    });
    await step('the page is whole', async () => {
      await expect(canvas.getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^View Details/ })).toBeVisible();
      const frames = [...canvasElement.querySelectorAll('picture')];
      const heights = frames.map((frame) => frame.getBoundingClientRect().height);
      await expect(Math.min(...heights)).toBeGreaterThan(100);
    });
  },
};

export const Square: Story = { args: { ratio: '1/1' } };
export const Wide: Story = { args: { ratio: '21/9' } };
