'use client';
import type { ComponentPropsWithRef } from 'react';
import { useSafeHtml } from '../../internal/use-safe-html.js';
import { Root } from './RichText.styles.js';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML as the hotel wrote it; sanitised before it is shown. */
  html: string;
}

/** The hotel's own words: paragraphs, headings, lists, links. */
export function RichText({ html, ...props }: RichTextProps) {
  const safe = useSafeHtml(html);
  return <Root data-state={safe ? 'shown' : 'waiting'} dangerouslySetInnerHTML={safe} {...props} />;
}
