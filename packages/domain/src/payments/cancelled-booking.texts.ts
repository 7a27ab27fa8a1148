import { catalogue, text } from '../words/en.js';

export const texts = catalogue('cancelledBooking', {
  cancelled: 'The booking has been cancelled. Nothing was charged.',
  cancelledOwed: text('The booking has been cancelled. We owe you {amount}; it will be sent back.'),
  givingUp: 'What was kept for you is free for other guests again. Nothing is charged.',
  givingUpOwed: text(
    'What was kept for you is free for other guests again. We owe you {amount}; it will be sent back.',
  ),
});
