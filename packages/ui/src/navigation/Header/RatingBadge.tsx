'use client';
import { safeLink } from '@vestibule/domain/web-address';
import { Rating } from './Header.styles.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './Header.texts.js';

/** spec 9: the rating shown is 6.0; it leads to an external booking site. */
const rating = '6.0';

export function RatingBadge({ href }: { href: string }) {
  const t = useTexts(texts);
  const link = safeLink(href);
  if (!link) return null;
  return (
    <Rating href={link} rel="noopener" aria-label={t.ratingElsewhere({ rating })}>
      <Rich text={t.guestRating} rating={<span>{rating}</span>} />
    </Rating>
  );
}
