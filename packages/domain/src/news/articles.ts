import type { Translation } from '../words/index.js';
import { texts as articles } from './articles.texts.js';
import { texts } from './news-categories.texts.js';

/** The news are static samples (spec 2, News); all of them lead to the one sample article. */
export interface NewsItem {
  title: string;
  summary: string;
  /** `YYYY-MM-DD`. */
  date: string;
  category: NewsCategory;
  /** Below `/uploads/content/`, or a path. */
  image: string;
}

export const newsCategories = ['Events', 'Offers', 'News', 'Hotel'] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const newsCategoryLabels = (t: Translation<typeof texts> = texts) =>
  ({
    Events: t.events,
    Offers: t.offers,
    News: t.news,
    Hotel: t.hotel,
  }) satisfies Record<NewsCategory, string>;

type Words = Translation<typeof articles>;

function lanternNights(t: Words): NewsItem {
  return {
    title: t.lanternTitle,
    summary: t.lanternSummary,
    date: '2026-10-12',
    category: 'Events',
    image: '/uploads/events/lantern.webp',
  };
}

export function newsItems(t: Words = articles): readonly NewsItem[] {
  return [
    lanternNights(t),
    {
      title: t.quietWeeksTitle,
      summary: t.quietWeeksSummary,
      date: '2026-09-28',
      category: 'Offers',
      image: '/uploads/rooms/sea-view-king-1.webp',
    },
    {
      title: t.newStoneTitle,
      summary: t.newStoneSummary,
      date: '2026-09-03',
      category: 'Hotel',
      image: '/uploads/services/hammam.webp',
    },
  ];
}

export interface Article extends NewsItem {
  /** What its picture shows. */
  imageAlt: string;
  author: string;
  /** Paragraphs. */
  body: readonly string[];
}

/** The sample article behind every item of the list. */
export function sampleArticle(t: Words = articles): Article {
  return {
    ...lanternNights(t),
    imageAlt: t.lanternPicture,
    author: t.author,
    body: [t.shoreCoolsDown, t.oneMenu, t.theEvening, t.whoMayCome],
  };
}
