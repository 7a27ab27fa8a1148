import { access } from 'node:fs/promises';
import { linkPreview, pictureSources, type PictureKind } from '@vestibule/domain/pictures';
import { describe, expect, test } from 'vitest';
import { eventRecords } from './event-records.js';
import { seededRooms } from './rooms.js';
import { treatmentRecords } from './spa-treatments.js';

const uploads = new URL('../../uploads/', import.meta.url);

const shown = eventRecords.filter(
  ({ status, active, publishWebsite }) => status === 'upcoming' && active && publishWebsite,
);
const records = [
  ...seededRooms.map(({ id, images }) => ['rooms', id, images] as const),
  ...treatmentRecords.map(({ id, images }) => ['services', id, images] as const),
  ...shown.map(({ id, images }) => ['events', id, images] as const),
];

describe('the demonstration hotel’s pictures', () => {
  test.each(records)(
    '%s %s shows one, and a link to it a preview of that',
    async (kind, _id, images) => {
      const [first] = images ?? [];
      const preview = linkPreview(pictureSources(kind satisfies PictureKind, first ?? '').name);
      expect(first).toBeDefined();
      await expect(access(new URL(`og/${preview}.jpg`, uploads))).resolves.toBeUndefined();
    },
  );
});
