import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { createGlobalStyle } from 'styled-components';
import { addons } from 'storybook/preview-api';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { assetUrl, picturesBeside } from './asset-url.js';
import { themeNameOf, themeOf } from './brand-theme.js';
import { ChosenTheme } from './chosen-theme.js';
import { dayOnly, stackedProperties } from './controls-style.js';
import { hotelThemeOf } from './themes/index.js';
import { globalsChosen, tellFrames } from './theme-around.js';

type Globals = Record<string, unknown>;
type Message = { globals: Globals };

const events = ['globalsUpdated', 'setGlobals'];

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  for (const event of events) {
    const [message] = (channel.last(event) ?? []) as [Message?];
    if (message) return message.globals;
  }
  return {};
}

function useGlobals(): Globals {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (message: Message) => setGlobals(message.globals);
    for (const event of events) channel.on(event, follow);
    return () => {
      for (const event of events) channel.off(event, follow);
    };
  }, []);
  return globals;
}

// What a docs page says itself; the stories it shows are Storybook's "unstyled" islands.
const DocsType = createGlobalStyle`
  .sbdocs-content :is(h1, h2):not(.sb-unstyled *) {
    border: 0;
    font-family: ${tokens.font.display};
    font-weight: 400;
    color: ${tokens.colour.ink};
  }
  .sbdocs-content h1:not(.sb-unstyled *) {
    font-size: ${tokens.size.title1};
  }
  .sbdocs-content h2:not(.sb-unstyled *) {
    margin-block: ${tokens.space.xxl} ${tokens.space.sm};
    font-size: ${tokens.size.title2};
  }
  .sbdocs-content h3:not(.sb-unstyled *) {
    margin-block: ${tokens.space.xl} ${tokens.space.xs};
  }
  .sbdocs-content h2 + h3:not(.sb-unstyled *) {
    margin-block-start: ${tokens.space.md};
  }
  .sbdocs-content :is(p, li, table):not(.sb-unstyled *) {
    font-size: ${tokens.size.body};
    line-height: 1.6;
  }
  /* Storybook draws code in greys of its own. */
  .sbdocs-content :not(pre) > code:not(.sb-unstyled *) {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
    color: ${tokens.colour.ink};
  }
  .sbdocs-content kbd:not(.sb-unstyled *) {
    display: inline-block;
    padding-inline: 0.4em;
    border: 1px solid ${tokens.colour.ruleStrong};
    border-block-end-width: 2px;
    border-radius: ${tokens.radius.medium};
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
    font: inherit;
    font-size: ${tokens.size.small};
    line-height: 1.4;
    white-space: nowrap;
  }
  .sbdocs-content ol:not(.sb-unstyled *) {
    list-style: decimal;
  }
  .sbdocs-content :is(tr, th, td):not(.sb-unstyled *) {
    border-color: ${tokens.colour.rule};
    text-align: start;
  }
  .sbdocs-content table:not(.sb-unstyled, .sb-unstyled *) {
    inline-size: 100%;
  }
  @media (min-width: 40rem) {
    /* The names in the first column are not broken; on a phone the other columns need the room. */
    .sbdocs-content :is(th, td):first-child:not(.sb-unstyled *) {
      min-inline-size: 10rem;
    }
  }
  .sbdocs-content tr:nth-of-type(2n):not(.sb-unstyled *) {
    background: ${tokens.colour.sunken};
  }
  /* Storybook draws the list of a page's headings in colours of its light theme alone. */
  .sbdocs-wrapper nav:has(.toc-wrapper) > h2 {
    font-family: ${tokens.font.text};
    letter-spacing: 0.06em;
    color: ${tokens.colour.inkMuted};
  }
  /* A page without headings has no list of them. */
  .sbdocs-wrapper nav:has(> .toc-wrapper:empty) {
    visibility: hidden;
  }
  .sbdocs-wrapper nav > .toc-wrapper .toc-list {
    border-color: ${tokens.colour.rule};
  }
  .sbdocs-wrapper nav > .toc-wrapper .toc-list-item::before {
    border-color: ${tokens.colour.accent};
  }
  .sbdocs-wrapper nav > .toc-wrapper .toc-link {
    color: ${tokens.colour.inkMuted};
  }
  .sbdocs-wrapper nav > .toc-wrapper .is-active-li > .toc-link {
    color: ${tokens.colour.accent};
  }
  ${dayOnly}
  @media (max-width: 40rem) {
    .sbdocs.sbdocs-wrapper {
      padding-inline: ${tokens.space.md};
    }
    .docs-story {
      padding-inline: ${tokens.space.xs};
    }
    .sbdocs-content table:not(.sb-unstyled, .sb-unstyled *) {
      display: block;
      overflow-x: auto;
    }
    /* The button that resets lies over the table's corner. */
    div:has(> .docblock-argstable) {
      padding-block-start: ${tokens.space.lg};
    }
    ${stackedProperties('.sbdocs-wrapper .sbdocs-content .docblock-argstable:is(.docblock-argstable.docblock-argstable)')}
  }
`;

/** Docs pages are in the hotel's theme of their stories, and read their tokens. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = hotelThemeOf(globals);
  const chosen = globalsChosen(globals);
  useLayoutEffect(() => tellFrames(chosen), [chosen]);
  // The story before may have turned the document: docs pages are English.
  useLayoutEffect(
    () => void Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' }),
    [],
  );
  return (
    <DocsContainer context={context} theme={themeOf(globals)}>
      <VestibuleProvider
        // Frames read what was chosen when they load, so a change of it loads them again.
        key={chosen}
        mode={themeNameOf(globals)}
        theme={theme}
        fontsUrl={assetUrl('fonts/')}
        pictureSource={picturesBeside}
      >
        <DocsType />
        <ChosenTheme value={theme}>{children}</ChosenTheme>
      </VestibuleProvider>
    </DocsContainer>
  );
}
