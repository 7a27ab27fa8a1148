import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar/day.js';
import { newsCategories, newsItems } from './articles.js';

describe('news (spec 2)', () => {
  it('are three sample articles with dates, newest first [S2.news.1]', () => {
    expect(newsItems()).toHaveLength(3);
    const dates = newsItems().map(({ date }) => date);
    expect(dates.every(isDay)).toBe(true);
    expect(dates).toEqual([...dates].sort().toReversed());
  });

  it('have the categories Events, Offers, News, Hotel [S2.news.1]', () => {
    expect(newsCategories).toEqual(['Events', 'Offers', 'News', 'Hotel']);
  });
});
