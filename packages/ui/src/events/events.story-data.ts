import { buildEvent } from '@vestibule/domain/events/builders';

/** Six events of the demonstration hotel, for stories. */
export const storyEvents = [
  buildEvent(),
  buildEvent({
    _id: 'oud-evening',
    title: 'An Evening of Oud',
    price: 40,
    endTime: '21:30',
    images: ['jazz.webp'],
    extras: [],
    addons: [],
  }),
  buildEvent({
    _id: 'winter-gala',
    title: 'Winter Gala',
    price: 220,
    startTime: '19:00',
    endTime: '04:00',
    images: ['gala.webp'],
    isRefundable: false,
  }),
  buildEvent({ _id: 'pearl-talk', title: 'Pearls of the Gulf', currentAttendees: 40 }),
  buildEvent({
    _id: 'cellar-tasting',
    title: 'Cellar Tasting',
    images: ['wine.webp'],
    currentAttendees: 39,
  }),
  buildEvent({ _id: 'stargazing', title: 'Stars over the Wadi', images: [] }),
];
