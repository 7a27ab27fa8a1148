import { centsToDollars } from '@vestibule/domain/money';
import { truncateAtWord } from '@vestibule/domain/text';
import { nightlyCents, roomCapacity, roomCover, type Room } from '@vestibule/domain/rooms';
import type { Cover } from '../../app/LinkPreview.js';
import { pictureAddress } from '../../app/picture-address.js';

/** What a room's page says of itself in its head. */
export function roomMeta(
  room: Room,
  publicUrl: string,
  descriptions: Readonly<Record<string, string>>,
) {
  return {
    title: room.name,
    description: summaryOf(room),
    picture: 'rooms',
    // Nothing of these is for the browser.
    cover: import.meta.env.SSR ? coverOf(room, descriptions) : undefined,
    structuredData: import.meta.env.SSR ? roomData(room, publicUrl) : undefined,
  };
}

function coverOf(room: Room, descriptions: Readonly<Record<string, string>>): Cover {
  const file = roomCover(room);
  return { kind: 'rooms', file, text: descriptions[file] };
}

/** What search engines may know; constants of the hotel stay out (ruling 12). */
function roomData(room: Room, publicUrl: string) {
  return {
    '@type': 'HotelRoom',
    name: room.name,
    description: summaryOf(room),
    image: room.images.map((file) => pictureAddress(publicUrl, 'rooms', file)),
    occupancy: { '@type': 'QuantitativeValue', maxValue: roomCapacity(room) },
    offers: {
      '@type': 'Offer',
      price: centsToDollars(nightlyCents(room)),
      priceCurrency: 'USD',
    },
  };
}

/** Longer ones are cut by whoever shows them, and in the middle of a word. */
const MAX_LETTERS = 160;

function summaryOf({ description }: Room): string {
  const text = description
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return truncateAtWord(text, MAX_LETTERS);
}
