'use client';
import { safeLink } from '@vestibule/domain/web-address';
import { Rating } from './Header.styles.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';
import type { GuestRating } from './header-types.js';

/** What guests of a booking site say of the hotel, with the way there. */
export function RatingBadge({ value: rating, href }: GuestRating) {
  const t = useTexts(texts);
  const link = safeLink(href);
  if (!link) return null;
  return (
    <Rating href={link} rel="noopener" aria-label={t.ratingElsewhere({ rating })}>
      <Rich text={t.guestRating} rating={<span>{rating}</span>} />
    </Rating>
  );
}
