import { nightlyCents, roomCapacity, type Room } from '@vestibule/domain/rooms';
import { centsToDollars } from '@vestibule/domain/money';

/** Title, description and what search engines may know; constants of the house stay out (ruling 12). */
export function roomMeta(room: Room) {
  return {
    title: room.name,
    description: plainText(room.description),
    picture: 'rooms',
    structuredData: {
      '@type': 'HotelRoom',
      name: room.name,
      description: plainText(room.description),
      occupancy: { '@type': 'QuantitativeValue', maxValue: roomCapacity(room) },
      offers: {
        '@type': 'Offer',
        price: centsToDollars(nightlyCents(room)),
        priceCurrency: 'USD',
      },
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
