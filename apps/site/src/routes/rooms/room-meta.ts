import { nightlyCents, roomCapacity, type Room } from '@vestibule/domain/rooms';
import { centsToDollars } from '@vestibule/domain/money';

/** What a room's page says of itself in its head. */
export function roomMeta(room: Room) {
  return {
    title: room.name,
    description: plainText(room.description),
    picture: 'rooms',
    structuredData: import.meta.env.SSR ? roomData(room) : undefined,
  };
}

/** What search engines may know; constants of the house stay out (ruling 12). */
function roomData(room: Room) {
  return {
    '@type': 'HotelRoom',
    name: room.name,
    description: plainText(room.description),
    occupancy: { '@type': 'QuantitativeValue', maxValue: roomCapacity(room) },
    offers: {
      '@type': 'Offer',
      price: centsToDollars(nightlyCents(room)),
      priceCurrency: 'USD',
    },
  };
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}
