import { catalogue, text } from '../words/en.js';

export const texts = catalogue('searchRooms', {
  noneAtAll: 'No rooms available at the moment. Please try again later.',
  noneForDates:
    'No rooms available for the selected dates and criteria. Please try different dates or adjust your search.',
  noneForCriteria: 'No rooms match your current criteria.',
  notOpenYet: text('Rooms can be booked until {day}. Later dates are not open yet.'),
});
