import { buildEvent } from '@vestibule/domain/events/builders';
import { buildHall } from '@vestibule/domain/halls/builders';
import { buildMenuItem } from '@vestibule/domain/restaurant/builders';
import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import { buildTreatment } from '@vestibule/domain/spa/builders';
import { emptied, lengthened } from '../tools/vitest/extreme-content.js';

type Records = Record<string, object>;

/** As a hotel leaves a record that it has only begun, and as one fills it to the brim. */
const withExtremes = (records: Records): Records => {
  const [usual = {}] = Object.values(records);
  return {
    ...records,
    'Every text and list empty': emptied(usual),
    'Very long texts': lengthened(usual),
  };
};

/** Records to choose from in the controls, by the property that takes one. */
export const recordChoices: Readonly<Record<string, Records>> = {
  room: withExtremes({
    'A room': buildRoom(),
    'With a discount': buildRoom({ discount: buildDiscount() }),
    'Without pictures': buildRoom({ images: [] }),
    'Not refundable': buildRoom({ isRefundable: false }),
    'Without a known size, bed or capacity': buildRoom({
      size: undefined,
      bedType: undefined,
      capacity: undefined,
    }),
  }),
  treatment: withExtremes({
    'A treatment': buildTreatment(),
    'Without a picture': buildTreatment({ images: [] }),
    'Of one duration': buildTreatment({ durations: [{ minutes: 60, price: 90 }] }),
    'Neither popular nor refundable': buildTreatment({ isPopular: false, isRefundable: false }),
  }),
  event: withExtremes({
    'An event': buildEvent(),
    'Without a picture': buildEvent({ images: [] }),
    'Sold out': buildEvent({ currentAttendees: 40 }),
    'The last ticket': buildEvent({ currentAttendees: 39 }),
    'Without extras and add-ons': buildEvent({ extras: [], addons: [] }),
  }),
  hall: withExtremes({
    'A hall': buildHall(),
    'Without pictures': buildHall({ images: [] }),
    'Without amenities': buildHall({ amenities: [] }),
  }),
  item: withExtremes({
    'A dish': buildMenuItem(),
    'Without a picture': buildMenuItem({ images: [] }),
    'Without extras': buildMenuItem({ extras: [] }),
    'Not served today': buildMenuItem({ available: false }),
  }),
};
