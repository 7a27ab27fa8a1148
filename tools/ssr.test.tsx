import { composeStories } from '@storybook/react-vite';
import { defaultRoutes, routeNames, type Routes } from '@vestibule/domain/routes';
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

function htmlOf(Story: Story, args: object = {}, routes: Partial<Routes> = {}): string {
  return renderToString(
    <VestibuleProvider pictureSource={elsewhere} routes={routes}>
      <Story {...args} />
    </VestibuleProvider>,
  );
}

/** Every address of another hotel: none of them begins like one of ours. */
const ownRoutes: Partial<Routes> = Object.fromEntries(
  routeNames.map((name) => [name, `/own${defaultRoutes[name]}`]),
);

/** Up to the first parameter. */
const defaultAddresses = routeNames.map((name) => defaultRoutes[name].replace(/\/:.*/, ''));

/** The functions of a story that make addresses, such as `roomHref`, leave them to the component. */
function leavingHrefs(args: object = {}): object {
  const made = Object.entries(args).filter(
    ([name, value]) => name.endsWith('Href') && typeof value === 'function',
  );
  return Object.fromEntries(made.map(([name]) => [name, () => undefined]));
}

function defaultLinksIn(html: string): string[] {
  const links = [...html.matchAll(/\bhref="([^"?#]*)/g)].map(([, href = '']) => href);
  return links.filter((href) =>
    defaultAddresses.some((address) => href === address || href.startsWith(`${address}/`)),
  );
}

/** What a story gives, without queries. */
function addressesIn(args: object = {}): Set<string> {
  const texts = JSON.stringify(args).matchAll(/"(\/[^"?#\\]*)/g);
  return new Set(Array.from(texts, ([, address = '']) => address));
}

/**
 * Stories of pictures bring a provider of their own, without routes. A matrix shows stories of other
 * files with the addresses that these give, and they are read there.
 */
const withoutOwnRoutes = /\/Picture\.stories|\.matrix\.stories/;

/** Design, request and data flow: every component can be rendered without a browser. */
describe.each(Object.entries(files))('%s', (path, file) => {
  const stories: [string, Story][] = Object.entries(composeStories(file));

  it.each(stories)('%s renders on the server', (_name, Story) => {
    const html = htmlOf(Story);
    expect(html).not.toMatch(unsound);
    expect(html, 'pictures come from the provider’s source').not.toMatch(ownAddress);
  });
  it.each(withoutOwnRoutes.test(path) ? [] : stories)(
    '%s leads to the addresses of the hotel',
    (_name, Story) => {
      const given = addressesIn(Story.args);
      const links = defaultLinksIn(htmlOf(Story, leavingHrefs(Story.args), ownRoutes));
      expect(links.filter((href) => !given.has(href))).toEqual([]);
    },
  );
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
