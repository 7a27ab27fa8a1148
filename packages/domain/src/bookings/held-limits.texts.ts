import { catalogue, plural, text } from '../words/en.js';

export const texts = catalogue('heldLimits', {
  nights: plural({ one: '{count} night', other: '{count} nights' }),
  treatments: plural({ one: '{count} treatment', other: '{count} treatments' }),
  seats: plural({ one: '{count} seat', other: '{count} seats' }),
  tooMuchAtOnce: text(
    'You can hold at most {most} at once before you pay. Please book at most {most} now and the rest once they are paid, or call us.',
  ),
  payFirstOrBookLess: text(
    'You can hold at most {most} at once before you pay, and you hold {held} already. Please pay for one of your bookings or cancel it in My Bookings, or book at most {left} now.',
  ),
  payFirst: text(
    'You can hold at most {most} at once before you pay, and you hold {held} already. Please pay for one of your bookings or cancel it in My Bookings.',
  ),
});
