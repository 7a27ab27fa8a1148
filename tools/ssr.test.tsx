import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureSources } from '@vestibule/domain/pictures';
import { VestibuleProvider, type PictureSource } from '@vestibule/ui/theme';
import { emptied, lengthened } from './vitest/extreme-content.ts';

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ComponentType<object> & { args?: object };

const files = import.meta.glob<StoryModule>('../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/** Whole words: the class `kxNaNo` is sound. */
const unsound = /\b(?:undefined|NaN)\b/;

const elsewhere: PictureSource = (kind, file) =>
  pictureSources(kind, file, 'https://pictures.example');
/** The address of a picture by the library's own rule. */
const ownAddress = /"\/uploads\/[^"]+-(?:400|640|960|1600)\.(?:avif|webp)[" ]/;

function htmlOf(Story: Story, args: object = {}): string {
  return renderToString(
    <VestibuleProvider pictureSource={elsewhere}>
      <Story {...args} />
    </VestibuleProvider>,
  );
}

/** Design, request and data flow: every component can be rendered without a browser. */
describe.each(Object.entries(files))('%s', (_, file) => {
  const stories: [string, Story][] = Object.entries(composeStories(file));

  it.each(stories)('%s renders on the server', (_name, Story) => {
    const html = htmlOf(Story);
    expect(html).not.toMatch(unsound);
    expect(html, 'pictures come from the provider’s source').not.toMatch(ownAddress);
  });
  it.each(stories)('%s renders with empty content', (_name, Story) => {
    expect(htmlOf(Story, emptied(Story.args))).not.toMatch(unsound);
  });
  it.each(stories)('%s renders with very long content', (_name, Story) => {
    expect(htmlOf(Story, lengthened(Story.args))).not.toMatch(unsound);
  });
});

const pages = import.meta.glob<StoryModule>('../apps/site/src/**/*.stories.tsx', { eager: true });

describe.each(Object.entries(pages))('%s', (_, file) => {
  const stories: [string, Story][] = Object.entries(composeStories(file));

  it.each(stories)('%s renders on the server', (_name, Story) => {
    expect(htmlOf(Story)).not.toMatch(unsound);
  });
});
