import type { Preview } from '@storybook/react-vite';
import { createGlobalStyle, styled } from 'styled-components';
import { BothThemes } from './foundations/Themed.js';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

type Context = Parameters<Decorator>[1];

const modes = { light: 'Light', dark: 'Dark' };

export const modeToolbar = {
  theme: {
    description: 'Light, dark, or both',
    toolbar: {
      title: 'Mode',
      icon: 'circlehollow',
      items: Object.entries({ ...modes, both: 'Both' }).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;

/** Each half has a bar of its own. */
const NoGutter = createGlobalStyle`
  html {
    scrollbar-gutter: auto;
  }
`;

/** Beside each other, or on a phone beneath each other: neither is narrower than a phone. */
const Columns = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22.5rem, 100%), 1fr));
  grid-auto-rows: 100%;
  overflow: auto;
`;

const Column = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

/** The address of a story of this Storybook, under the same globals but for its mode. */
function addressOf(id: string, globals: Record<string, unknown>, theme: string): string {
  const { direction, hotel, locale } = globals;
  const all = Object.entries({ direction, hotel, locale, theme });
  const asked = all.map(([name, value]) => `${name}:${String(value)}`).join(';');
  return `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: asked })}`;
}

/**
 * Light beside dark, each in a document of its own, so that dialogs and headers have one too. A docs page
 * shows both in itself.
 */
export const withBothModes: Decorator = (Story, { id, globals, viewMode }) => {
  if (globals['theme'] !== 'both') return <Story />;
  if (viewMode === 'docs') return <BothThemes>{() => <Story />}</BothThemes>;
  return (
    <Columns data-both-modes>
      <NoGutter />
      {Object.entries(modes).map(([mode, title]) => (
        <Column key={mode} title={title} src={addressOf(id, globals, mode)} />
      ))}
    </Columns>
  );
};

interface StorybookPreview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/** The halves play, one after the other; around them is nothing to play on. */
export function playOnlyInFrames({ globals, viewMode }: Context): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: StorybookPreview;
  };
  const { renderOptions } = preview?.currentRender ?? {};
  if (renderOptions && viewMode === 'story') renderOptions.autoplay = globals['theme'] !== 'both';
}
