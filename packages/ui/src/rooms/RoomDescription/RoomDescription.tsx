'use client';
import type { ComponentPropsWithRef } from 'react';
import { useSafeHtml } from '../../internal/use-safe-html.js';
import { Root } from './RoomDescription.styles.js';

export interface RoomDescriptionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML as the hotel wrote it; sanitised before it is shown. */
  html: string;
  /** `small` for conditions beside other things. */
  size?: 'medium' | 'small';
}

/** The hotel's own words about a room, with their paragraphs and lists. */
export function RoomDescription({ html, size = 'medium', ...props }: RoomDescriptionProps) {
  const safe = useSafeHtml(html);
  return (
    <Root
      data-size={size}
      data-state={safe ? 'shown' : 'waiting'}
      dangerouslySetInnerHTML={safe}
      {...props}
    />
  );
}
