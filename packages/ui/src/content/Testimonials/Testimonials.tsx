'use client';
import type { Testimonial } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Rich, useTexts } from '../../theme/texts.js';
import { Item, Name, Quote, Root } from './Testimonials.styles.js';
import { texts } from './Testimonials.texts.js';

export interface TestimonialsProps extends ComponentPropsWithRef<'ul'> {
  /** What guests said, and who said it. */
  items: ReadonlyArray<Testimonial>;
}

/** Guests in their own words. */
export function Testimonials({ items, ...props }: TestimonialsProps) {
  const t = useTexts(texts);
  return (
    <Root {...props}>
      {items.map(({ quote, name, from }) => (
        <Item key={name}>
          <figure>
            <Quote>
              <p>{quote}</p>
            </Quote>
            <figcaption>
              <Rich text={t.saidBy} name={<Name>{name}</Name>} from={<>{from}</>} />
            </figcaption>
          </figure>
        </Item>
      ))}
    </Root>
  );
}
