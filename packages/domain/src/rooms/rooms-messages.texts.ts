import { catalogue } from '../words/en.js';
import { LONGEST_LINE, NAME_INVALID, NAME_TOO_LONG } from '../text/index.js';
import type { RoomsProblem } from './problems.js';

export const texts = catalogue('roomsMessages', {
  'rooms.not-found': 'We could not find that room.',
  'rooms.sold-out': 'This room is taken for some of those nights.',
  'rooms.name-required': 'Please enter your name.',
  'rooms.name-invalid': NAME_INVALID,
  'rooms.name-too-long': NAME_TOO_LONG,
  'rooms.phone-too-long': `Please enter a phone number of at most ${LONGEST_LINE} characters.`,
  'rooms.check-in-required': 'Please select check-in date.',
  'rooms.check-out-required': 'Please select check-out date.',
  'rooms.guests-required': 'Please select number of guests.',
  'rooms.check-out-not-after-check-in': 'Check-out must be after check-in.',
  'rooms.check-in-past': 'Check-in cannot be in the past.',
  'rooms.too-many-guests': 'That is more guests than this room sleeps.',
} satisfies Record<RoomsProblem, string>);
