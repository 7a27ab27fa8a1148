import type { Preview } from '@storybook/react-vite';
import { pseudoPack } from '@vestibule/domain/words/pseudo';
import type { TextPack } from '@vestibule/domain/words';

/** The words that a story is shown in; the provider's own English without a pack. */
export function textsOf(globals: Record<string, unknown>): TextPack | undefined {
  return globals['locale'] === 'pseudo' ? pseudoPack : undefined;
}

export const wordsToolbar = {
  locale: {
    description: 'Which words it shows',
    toolbar: {
      title: 'Words',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: 'Marked: longer, in brackets' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;
