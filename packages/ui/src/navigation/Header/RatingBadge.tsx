import { Rating } from './Header.styles.js';

/** spec 9: the rating shown is 6.0; it leads to an external booking site. */
const rating = '6.0';

export function RatingBadge({ href }: { href: string }) {
  return (
    <Rating
      href={href}
      rel="noopener"
      aria-label={`${rating} Guest rating, on an external booking site`}
    >
      <span>{rating}</span> Guest rating
    </Rating>
  );
}
