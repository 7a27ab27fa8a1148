import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VestibuleProvider } from '@vestibule/ui/theme';

type StoryModule = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryModule>('../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/** Design, request and data flow: every component can be rendered without a browser. */
describe.each(Object.entries(files))('%s', (_, file) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(file));

  it.each(stories)('%s renders on the server', (_name, Story) => {
    const html = renderToString(createElement(VestibuleProvider, null, createElement(Story)));
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('NaN');
  });
});
