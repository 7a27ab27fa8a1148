import type { Preview } from '@storybook/react-vite';
import { DEFAULT_LANGUAGE, isLanguage, type TextPack } from '@vestibule/domain/words';
import { useSyncExternalStore, type ComponentType } from 'react';
import { addons } from 'storybook/preview-api';
import { createGlobalStyle } from 'styled-components';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { notingEnglish, translateKeptTexts } from './kept-texts.js';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];
type Context = Parameters<Decorator>[1];

const listeners = new Set<() => void>();
let playing = false;
let current: Pick<Context, 'id' | 'globals'> | undefined;

function setPlaying(value: boolean): void {
  playing = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const plays = (context: Context): boolean =>
  context.viewMode !== 'docs' && 'playFunction' in context && context.playFunction !== undefined;

/** Steps find fields and buttons by their English names. A story that names its language plays in it. */
function playsInEnglish(context: Context): boolean {
  const { locale } = context.globals;
  if (!plays(context) || 'locale' in context.storyGlobals) return false;
  return isLanguage(locale) && locale !== DEFAULT_LANGUAGE;
}

export function beginInEnglish(context: Context): void {
  const { id, globals } = context;
  current = plays(context) ? { id, globals } : undefined;
  setPlaying(playsInEnglish(context));
}

/** The steps have ended: the same state, in the language asked for. */
export async function showInItsLanguage(): Promise<void> {
  if (!playing) return;
  setPlaying(false);
  await new Promise(requestAnimationFrame);
  translateKeptTexts();
}

/** While the steps run nobody sees the story half in one language and half in the other. */
const Covered = createGlobalStyle`
  html::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    background: ${tokens.colour.paper};
    pointer-events: none;
  }
`;

interface Played {
  Story: ComponentType<Partial<Context>>;
  context: Context;
}

function InEnglishFirst({ Story, context }: Played) {
  const inEnglish = useSyncExternalStore(subscribe, () => playing);
  const { globals, loaded } = context;
  // Both say it: what a decorator passes on stays until another is passed.
  const shown = inEnglish
    ? {
        globals: { ...globals, locale: 'en' },
        loaded: { ...loaded, texts: notingEnglish(loaded['texts'] as TextPack) },
      }
    : { globals, loaded };
  return (
    <>
      {inEnglish && <Covered />}
      <Story {...shown} />
    </>
  );
}

export const withPlayInEnglish: Decorator = (Story, context) => (
  <InEnglishFirst Story={Story as Played['Story']} context={context} />
);

/** Another language is chosen in the toolbar: the steps run again, and their state is shown in it. */
export function playAgainInEachLanguage(): void {
  const channel = addons.getChannel();
  channel.on('globalsUpdated', ({ globals: { locale } }: Pick<Context, 'globals'>) => {
    const last = current?.globals['locale'];
    if (!current || last === locale || !isLanguage(last) || !isLanguage(locale)) return;
    const { id } = current;
    setTimeout(() => channel.emit('forceRemount', { storyId: id }));
  });
  channel.on('playFunctionThrewException', () => void showInItsLanguage());
}
