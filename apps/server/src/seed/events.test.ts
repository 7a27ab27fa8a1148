import { eventHours } from '@vestibule/domain/events';
import { newsItems, sampleArticle } from '@vestibule/domain/news';
import { describe, expect, test } from 'vitest';
import { eventRecords } from './event-records.js';

const weekday = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

describe('the demonstration hotel’s events', () => {
  test.each(eventRecords)(
    '$id lasts as long as is said, in whole hours (spec 2, Events)',
    ({ startTime, endTime }) => {
      const from = Date.parse(`2026-12-05T${startTime}Z`);
      const to = Date.parse(`2026-12-05T${endTime}Z`) + (endTime < startTime ? 86_400_000 : 0);
      expect(eventHours({ startTime, endTime }) * 3_600_000).toBe(to - from);
    },
  );

  // Their days are counted from the day of seeding.
  test.each(eventRecords)('$id names no day of the week', ({ title, description }) => {
    expect(`${title} ${description}`).not.toMatch(weekday);
  });

  test('nor do the news of them', () => {
    const news = newsItems().filter(({ category }) => category === 'Events');
    expect([...news.map(({ summary }) => summary), ...sampleArticle().body].join(' ')).not.toMatch(
      weekday,
    );
  });
});
