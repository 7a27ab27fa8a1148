import { eventInstants, spotsLeft, type HotelEvent } from '@vestibule/domain/events';
import { pictureAddress } from '../../app/picture-address.js';

interface Surroundings {
  /** Of the event's page. */
  url: string;
  publicUrl: string;
  hotelName: string;
  /** The hotel's own. */
  address: string;
  timeZone: string;
}

/** What search engines may know of an event; its times carry the hotel's offset from UTC. */
export function eventStructuredData(
  event: HotelEvent,
  { url, publicUrl, hotelName, address, timeZone }: Surroundings,
) {
  const { start, end } = eventInstants(event, timeZone);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: start,
    endDate: end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    image: event.images.map((file) => pictureAddress(publicUrl, 'events', file)),
    location: {
      '@type': 'Place',
      name: `${event.location}, ${hotelName}`,
      address,
    },
    organizer: { '@type': 'Organization', name: hotelName, url: publicUrl },
    offers: {
      '@type': 'Offer',
      url,
      price: event.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${spotsLeft(event) > 0 ? 'InStock' : 'SoldOut'}`,
    },
  };
}
