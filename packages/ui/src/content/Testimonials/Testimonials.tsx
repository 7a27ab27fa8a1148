import type { Testimonial } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Item, Name, Quote, Root } from './Testimonials.styles.js';

export interface TestimonialsProps extends ComponentPropsWithRef<'ul'> {
  /** What guests said, and who said it. */
  items: ReadonlyArray<Testimonial>;
}

/** Guests in their own words. */
export function Testimonials({ items, ...props }: TestimonialsProps) {
  return (
    <Root {...props}>
      {items.map(({ quote, name, from }) => (
        <Item key={name}>
          <figure>
            <Quote>
              <p>{quote}</p>
            </Quote>
            <figcaption>
              <Name>{name}</Name>, {from}
            </figcaption>
          </figure>
        </Item>
      ))}
    </Root>
  );
}
