import { languageOfText, type InLanguage, type TextLanguage } from '../words/index.js';
import { fallbackPages } from './fallback-pages.js';
import type { AboutPage, HomePage, RestaurantPage, RoomsPage, TitledPage } from './pages.schema.js';

/** What is over a page: its title, a line under it and the picture behind. */
export interface PageHero {
  title: string;
  subtitle: string;
  /** Empty where there is none. */
  image: string;
  /** Of these, where they are not in the language of the page. */
  titleLanguage?: TextLanguage;
  subtitleLanguage?: TextLanguage;
}

/** The parts, and where the record keeps the two texts. */
type Parts = [
  title: string,
  subtitle: string,
  image: string,
  titlePath: string,
  subtitlePath: string,
];

const titled = (page: TitledPage): Parts => [
  page.title,
  page.description,
  page.coverImage,
  'title',
  'description',
];

const withHero = ({ hero }: Pick<HomePage | AboutPage, 'hero'>): Parts => [
  hero.title,
  hero.subtitle,
  hero.backgroundImage,
  'hero.title',
  'hero.subtitle',
];

/** The pages that open with a hero, and where their records keep its parts. */
interface PagesWithHero {
  homePage: HomePage;
  roomsPage: RoomsPage;
  spaPage: TitledPage;
  eventsPage: TitledPage;
  meetingHallPage: TitledPage;
  restaurantPage: RestaurantPage;
  aboutPage: AboutPage;
}

const readers: { [Name in keyof PagesWithHero]: (page: PagesWithHero[Name]) => Parts } = {
  homePage: withHero,
  roomsPage: ({ header, coverImage }) => [
    header.title,
    header.description,
    coverImage,
    'header.title',
    'header.description',
  ],
  spaPage: titled,
  eventsPage: titled,
  meetingHallPage: titled,
  restaurantPage: titled,
  aboutPage: withHero,
};

export type PageWithHero = keyof PagesWithHero;

/** The hero of a page; each part that the record lacks falls back on its own (spec 2). */
export function pageHero<Name extends PageWithHero>(
  name: Name,
  page: (PagesWithHero[Name] & InLanguage) | undefined,
  pages: PagesWithHero = fallbackPages,
): PageHero {
  const read = readers[name];
  const fallback = read(pages[name]);
  const [title, subtitle, image, titlePath, subtitlePath] = page ? read(page) : fallback;
  return {
    title: title || fallback[0],
    subtitle: subtitle || fallback[1],
    image: image || fallback[2],
    titleLanguage: page && languageOfText(page, titlePath),
    subtitleLanguage: page && languageOfText(page, subtitlePath),
  };
}
