import { catalogue } from '../words/en.js';

export const texts = catalogue('aboutStatics', {
  kindsOfRoom: 'kinds of room, suite and villa',
  shore: '340 m',
  ofShore: 'of shore in front of the garden',
  people: 'people who work in the house',
  firstGuest: 'the year the first guest signed in',
  quietRoom:
    'We asked for a quiet room and were given one, with a note saying which window to leave open for the breeze.',
  quietRoomName: 'Ingrid Solberg',
  quietRoomFrom: 'Bergen, stayed five nights',
  breakfast:
    'Breakfast is brought when you say, not when it suits the kitchen. By the third morning they had stopped asking.',
  breakfastName: 'Tariq Mansoor',
  breakfastFrom: 'Karachi, stayed a week',
  lateFlight:
    'Our flight was moved by nine hours. Nobody made anything of it: the room was kept, and dinner was late.',
  lateFlightName: 'Helen Okafor',
  lateFlightFrom: 'London, stayed two nights',
});
