import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { fontsUrl } from './fonts-url.js';
import { themeNameOf, themeOf } from './house-theme.js';

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

/** Docs pages stand in the theme of their stories, and read their tokens. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  return (
    <DocsContainer context={context} theme={themeOf(globals)}>
      <VestibuleProvider mode={themeNameOf(globals)} fontsUrl={fontsUrl}>
        {children}
      </VestibuleProvider>
    </DocsContainer>
  );
}
