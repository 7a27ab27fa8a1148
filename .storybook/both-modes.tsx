import type { Preview } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { isBoth } from './brand-theme.js';
import { BothThemes } from './foundations/Themed.js';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

type Context = Parameters<Decorator>[1];

const modes = { light: 'Light', dark: 'Dark' };
const ofBoth = { both: 'Both, side by side', stacked: 'Both, at full width' };

export const modeToolbar = {
  theme: {
    description: 'Light, dark, or both: beside each other each has half of the width',
    toolbar: {
      title: 'Mode',
      icon: 'circlehollow',
      items: Object.entries({ ...modes, ...ofBoth }).map(([value, title]) => ({ value, title })),
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

/** Where two phones do not fit beside each other, one half is below the other. Both are always in sight. */
const Halves = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);

  @media (width >= 45rem) {
    &[data-both-modes='both'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Half = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
`;

const Caption = styled.p`
  padding: ${tokens.space.hair} ${tokens.space.md};
  border-block-end: 1px solid ${tokens.colour.rule};
  background: ${tokens.colour.sunken};
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.caption};
`;

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

type Frames = Partial<Record<string, HTMLIFrameElement | null>>;

/** Where a half was put by the other: its event says nothing new. */
const taken = new WeakMap<Window, number>();

/** What is compared stays beside each other: a half that is scrolled takes the other along. */
function scrollTogether(frames: Frames, from: string): void {
  const page = frames[from]?.contentWindow;
  page?.addEventListener('scroll', () => {
    if (taken.get(page) === page.scrollY) return;
    taken.delete(page);
    for (const frame of Object.values(frames)) {
      const other = frame?.contentWindow;
      if (!other || other === page) continue;
      other.scrollTo({ top: page.scrollY, behavior: 'instant' });
      taken.set(other, other.scrollY);
    }
  });
}

interface BothProps {
  id: string;
  globals: Record<string, unknown>;
}

/** A story in light and in dark, each in a document as wide as its caption says. */
function Both({ id, globals }: BothProps) {
  const frames = useRef<Frames>({});
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { light } = frames.current;
    if (!light) return;
    const observer = new ResizeObserver(() => setWidth(light.clientWidth));
    observer.observe(light);
    return () => observer.disconnect();
  }, []);
  return (
    <Halves data-both-modes={globals['theme']} dir="ltr" lang="en">
      <NoGutter />
      {Object.entries(modes).map(([mode, title]) => (
        <Half key={mode} aria-label={title}>
          <Caption>
            {title}
            {width !== undefined && `, ${width} px wide`}
          </Caption>
          <Frame
            ref={(frame) => void (frames.current[mode] = frame)}
            title={title}
            src={addressOf(id, globals, mode)}
            onLoad={() => scrollTogether(frames.current, mode)}
          />
        </Half>
      ))}
    </Halves>
  );
}

/** The address of a story of this Storybook, under the same globals but for its mode. */
function addressOf(id: string, globals: Record<string, unknown>, theme: string): string {
  const { direction, hotel, locale } = globals;
  const all = Object.entries({ direction, hotel, locale, theme });
  const asked = all.map(([name, value]) => `${name}:${String(value)}`).join(';');
  return `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: asked })}`;
}

/**
 * Light and dark, each in a document of its own, so that dialogs and headers have one too. A docs page
 * shows both in itself.
 */
export const withBothModes: Decorator = (Story, { id, globals, viewMode }) => {
  if (!isBoth(globals)) return <Story />;
  if (viewMode === 'docs') return <BothThemes>{() => <Story />}</BothThemes>;
  return <Both id={id} globals={globals} />;
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
  if (renderOptions && viewMode === 'story') renderOptions.autoplay = !isBoth(globals);
}
