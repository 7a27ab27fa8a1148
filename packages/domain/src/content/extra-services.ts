import { fallbackPages } from './fallback-pages.js';
import type { HomePage, Navigation } from './pages.schema.js';
import { defaultRoutes, type Routes } from '../routes/index.js';
import {
  languageOfText,
  type InLanguage,
  type TextLanguage,
  type Translation,
} from '../words/index.js';
import { texts } from './extra-services.texts.js';

/** One of the cards under Home's rooms: spa, events, meeting hall (spec 2, Home). */
export interface ExtraService {
  title: string;
  text: string;
  /** Of the text, where it is not in the language of the page. */
  textLanguage?: TextLanguage | undefined;
  href: string;
  /** Empty where there is none. */
  image: string;
}

/** The cards in their order, with the sentences and pictures of the home page's record. */
export function extraServices(
  home: (HomePage & InLanguage) | undefined,
  t: Translation<typeof texts> = texts,
  routes: Routes = defaultRoutes,
  { featuredServices: fallback }: Pick<HomePage, 'featuredServices'> = fallbackPages.homePage,
): ExtraService[] {
  const services = [
    { title: t.spa, text: t.spaText, href: routes.spa },
    { title: t.events, text: t.eventsText, href: routes.events },
    { title: t.halls, text: t.hallsText, href: routes.halls },
  ];
  return services.map((service, index) => {
    const own = home?.featuredServices[index];
    return {
      ...service,
      ...(home &&
        own?.text && {
          text: own.text,
          textLanguage: languageOfText(home, `featuredServices.${index}.text`),
        }),
      image: own?.image || (fallback[index]?.image ?? ''),
    };
  });
}

/** Without those that the hotel's own navigation leaves out: it has none. */
export function offeredServices(
  services: readonly ExtraService[],
  navigation: Navigation | undefined,
): readonly ExtraService[] {
  if (!navigation?.main.length) return services;
  return services.filter(({ href }) => navigation.main.some(({ path }) => path === href));
}
