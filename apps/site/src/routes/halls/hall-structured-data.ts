import { hallTeaser, type hallFactsTexts, type MeetingHall } from '@vestibule/domain/halls';
import type { Translation } from '@vestibule/domain/words';
import { pictureAddress } from '../../app/picture-address.js';

/** What search engines may know of a hall. */
export function hallStructuredData(
  hall: MeetingHall,
  { url, publicUrl }: { url: string; publicUrl: string },
  facts: Translation<typeof hallFactsTexts>,
) {
  return {
    '@type': 'MeetingRoom',
    name: hall.name,
    description: hallTeaser(hall, facts),
    url,
    image: hall.images.map((file) => pictureAddress(publicUrl, 'halls', file)),
    maximumAttendeeCapacity: hall.capacity,
    /** FTK: square feet, by UN/CEFACT. */
    floorSize: { '@type': 'QuantitativeValue', value: hall.size, unitCode: 'FTK' },
    amenityFeature: hall.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}
