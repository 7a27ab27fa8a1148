'use client';
import type { TextPack, Translation } from '@vestibule/domain/words';
import { textsIn } from '@vestibule/domain/words';
import { cloneElement, createContext, Fragment, isValidElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Words in place of the English ones, from the provider. */
export const TextsContext = createContext<TextPack | undefined>(undefined);

/** The words of a component: its own catalogue, or what the provider's pack has for it. */
export function useTexts<Texts extends object>(texts: Texts): Translation<Texts> {
  return textsIn(useContext(TextsContext), texts);
}

/** What shows in place of a tag; the words between become its children. */
type TagElement = ReactElement<{ children?: ReactNode }>;
type Tag = TagElement | ((words: string) => ReactNode);

interface RichProps {
  text: string;
  [tag: string]: TagElement | string;
}

/**
 * A sentence with parts that are more than text, each a tag in it: `I accept the <terms>terms</terms>`
 * with `terms={<TextLink href="/terms" />}`, or `<price/>` where the words are the element's own. A
 * translation may put them in any order.
 */
export function Rich({ text, ...tags }: RichProps) {
  return withTags(text, tags);
}

/** The parts of such a sentence without a component around them, for cards that are in lists. */
export function withTags(text: string, tags: Record<string, Tag | string>): ReactNode {
  const parts = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const tag = index % 3 === 2 ? tags[parts[index - 1] ?? ''] : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- The parts of one text never move.
    return <Fragment key={index}>{tag ? tagged(tag, part) : part}</Fragment>;
  });
}

function tagged(tag: Tag | string, words: string | undefined): ReactNode {
  if (typeof tag === 'function') return tag(words ?? '');
  return words === undefined || !isValidElement(tag) ? tag : cloneElement(tag, undefined, words);
}
