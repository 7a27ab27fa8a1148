'use client';
import type { TextPack, Translation } from '@vestibule/domain/words';
import { textsIn } from '@vestibule/domain/words';
import { createContext, Fragment, useContext } from 'react';
import type { ReactNode } from 'react';

/** Words in place of the English ones, from the provider. */
export const TextsContext = createContext<TextPack | undefined>(undefined);

/** The words of a component: its own catalogue, or what the provider's pack has for it. */
export function useTexts<Texts extends object>(texts: Texts): Translation<Texts> {
  return textsIn(useContext(TextsContext), texts);
}

type Tag = (words: string) => ReactNode;

/**
 * A sentence with parts that are more than text, each a tag in it: `I accept the <terms>terms</terms>`
 * with `terms={(words) => <TextLink …>{words}</TextLink>}`. A translation may put them in any order.
 */
export function Rich({ text, ...tags }: { text: string } & Readonly<Record<string, Tag | string>>) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const name = parts[index - 1];
    if (index % 3 === 1) return null;
    const tag = index % 3 === 2 && name ? tags[name] : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- The parts of one text never move.
    return <Fragment key={index}>{typeof tag === 'function' ? tag(part) : part}</Fragment>;
  });
}
