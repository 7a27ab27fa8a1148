import { hallTeaser, type MeetingHall } from '@vestibule/domain/halls';
import { pictureSources } from '@vestibule/domain/pictures';

/** What search engines may know of a hall. */
export function hallStructuredData(hall: MeetingHall, publicUrl: string) {
  return {
    '@type': 'MeetingRoom',
    name: hall.name,
    description: hallTeaser(hall),
    url: `${publicUrl}/meeting-hall/${encodeURIComponent(hall._id)}`,
    image: hall.images.map((file) => `${publicUrl}${pictureSources('halls', file).src}`),
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
