import type { Preview } from '@storybook/react-vite';
import { languageFacts, type Language, type TextPack } from '@vestibule/domain/words';
import { contentIn, type ContentIn } from './content-in.js';

/** A language that stories can be shown in; English needs nothing. */
interface StoryWords {
  /** In the toolbar; without one it is for checks alone. */
  title?: string;
  /** Fetched once, when it is first chosen: it names every catalogue. */
  texts?: () => Promise<TextPack>;
  /** The hotel's content, where stories have it in this language. */
  content?: () => Promise<ContentIn>;
  /** Latin digits, as prices, phones and fields have them, and the calendar that the fields count in. */
  locale?: string;
}

const once = <Value>(load: () => Promise<Value>) => {
  let loaded: Promise<Value> | undefined;
  return () => (loaded ??= load());
};

const languages = {
  en: { title: 'English' },
  ar: {
    title: languageFacts.ar.name,
    // With the pages' own words.
    texts: once(async () => (await import('../apps/site/src/texts/ar.js')).arabicPack),
    content: once(async () => contentIn((await import('./arabic-content.js')).arabicContent)),
    locale: languageFacts.ar.locale,
  },
  /** English, with a list of what every catalogue gave. */
  noted: {
    texts: once(async () => (await import('./noted-texts.js')).notedPack),
  },
  pseudo: {
    title: 'Marked: longer, in brackets',
    texts: once(async () => (await import('@vestibule/domain/words/pseudo')).pseudoPack),
  },
} satisfies Record<Language | 'noted' | 'pseudo', StoryWords>;

/** The words of every story's provider and its content, there before it renders. */
export async function loadTexts(context: { globals: Record<string, unknown> }) {
  const { texts, content } = languageOf(context.globals);
  return { texts: await texts?.(), content: await content?.() };
}

export function languageOf(globals: Record<string, unknown>): StoryWords {
  const name = String(globals['locale']);
  return Object.hasOwn(languages, name) ? languages[name as keyof typeof languages] : languages.en;
}

export const wordsToolbar = {
  locale: {
    description: 'Which words it shows',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: Object.entries<StoryWords>(languages).flatMap(([value, { title }]) =>
        title ? [{ value, title }] : [],
      ),
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;
