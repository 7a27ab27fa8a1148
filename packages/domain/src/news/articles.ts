import type { Translation } from '../words/index.js';
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

const lanternNights: NewsItem = {
  title: 'Lantern nights return to the shore',
  summary:
    'From November the long table is laid outdoors again, one evening a week. Forty places, one menu, and the oud player who came last year.',
  date: '2026-10-12',
  category: 'Events',
  image: '/uploads/events/lantern.webp',
};

export const newsItems: readonly NewsItem[] = [
  lanternNights,
  {
    title: 'Stay three nights in the quiet weeks',
    summary:
      'Between the holidays the house is half full and the sea is warm. Who stays three nights is given the better room when it is free.',
    date: '2026-09-28',
    category: 'Offers',
    image: '/uploads/rooms/sea-view-king-1.webp',
  },
  {
    title: 'The hammam has a new stone',
    summary:
      'It took eleven men and a tide table to bring it in. The marble comes from Al Hajar and stays warm until midnight.',
    date: '2026-09-03',
    category: 'Hotel',
    image: '/uploads/services/hammam.webp',
  },
];

export interface Article extends NewsItem {
  /** What its picture shows. */
  imageAlt: string;
  author: string;
  /** Paragraphs. */
  body: readonly string[];
}

/** What the picture of the sample article shows. */
export const sampleArticleAlt =
  'Lanterns on both sides of a paved walk that leads to the sea at dusk';

/** The sample article behind every item of the list. */
export const sampleArticle: Article = {
  ...lanternNights,
  imageAlt: sampleArticleAlt,
  author: 'Salma Al Balushi',
  body: [
    'The shore cools down in the first week of November. That is when we carry the long table out, line the walk to the sea with sixty lanterns and, one evening a week, lay no separate tables.',
    'There is one menu, and it is written in the afternoon. Yusuf cooks what the boats brought, so nobody can say in advance whether it will be kingfish or grouper. There is always a dish without fish and without meat, and it is never the side of something else.',
    'The evening begins at seven with kahwa and dates. Dinner is at eight. Khalid Al Saidi plays the oud between the courses, quietly enough to talk over, and a little longer afterwards for those who stay.',
    'You need not be staying at the hotel. Forty places are forty places, though, and regulars book early. If you come by car, park at the upper gate and walk down through the garden: the path is lit.',
  ],
};
