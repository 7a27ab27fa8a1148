import type { Operation } from '@vestibule/api/transport/operation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DEFAULT_LANGUAGE, isLanguage } from '@vestibule/domain/words';
import { PageStory } from './PageStory.js';
import { fails, waits, type StoryReply } from './replies.js';

export type PageStories = Meta<typeof PageStory>;
export type PageState = StoryObj<typeof PageStory>;

/** What the stories of every page share; the title has to be in each file itself. */
export const pageStories = {
  component: PageStory,
  parameters: { layout: 'fullscreen' },
  /** In the language of the toolbar. */
  decorators: [
    (Story, { args, globals, loaded }) => {
      const language = isLanguage(globals['locale']) ? globals['locale'] : undefined;
      const content = language === DEFAULT_LANGUAGE ? undefined : loaded['content'];
      return Story({ args: { ...args, language, words: loaded['texts'], content } });
    },
  ],
} satisfies PageStories;

/** The notice over texts that did not come: a state that is about something else never shows it. */
const CONTENT_FAILED = /^Failed to fetch .+ content$/;

/** An operation has not answered yet: the page says so. `others` answers the rest. */
export function stillLoading(
  operation: Operation,
  text: string,
  others: readonly StoryReply[] = [],
): PageState {
  return {
    args: { replies: [waits(operation), ...others] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.queryByText(CONTENT_FAILED)).not.toBeInTheDocument();
    },
  };
}

/** An operation has answered with nothing: the page says so. */
export function empty(
  reply: StoryReply,
  text: string,
  others: readonly StoryReply[] = [],
): PageState {
  return {
    args: { replies: [reply, ...others] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.queryByText(CONTENT_FAILED)).not.toBeInTheDocument();
    },
  };
}

interface Failing {
  /** Every text that the page must show. */
  says: readonly [string, ...string[]];
  /** A failure is never shown as an empty list (ruling 28). */
  never?: string | RegExp;
  others?: readonly StoryReply[];
}

/** An operation has failed: the page says so, keeps its title, and lets the guest try again. */
export function failing(
  operation: Operation,
  { says: [first, ...more], never, others = [] }: Failing,
): PageState {
  return {
    args: { replies: [fails(operation), ...others] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(first)).toBeVisible();
      for (const text of more) await expect(canvas.getByText(text)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      if (never) await expect(canvas.queryByText(never)).not.toBeInTheDocument();
    },
  };
}

/** Nothing answers: every text that says so is there, under the page's own title. */
export function apiDown(title: string, says: readonly [string, ...string[]]): PageState {
  return {
    args: { replies: [] },
    play: async ({ canvas }) => {
      for (const text of says) await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  };
}
