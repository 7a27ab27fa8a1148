'use client';
import { Rating } from './Header.styles.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';

/** spec 9: the rating shown is 6.0; it leads to an external booking site. */
const rating = '6.0';

export function RatingBadge({ href }: { href: string }) {
  const t = useTexts(texts);
  return (
    <Rating href={href} rel="noopener" aria-label={t.ratingElsewhere({ rating })}>
      <Rich text={t.guestRating} rating={<span>{rating}</span>} />
    </Rating>
  );
}
