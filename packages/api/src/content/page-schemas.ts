import * as v from 'valibot';
import type {
  AboutPage,
  ContentPages,
  Footer,
  HomePage,
  LegalPage,
  Navigation,
  RestaurantPage,
  RoomsPage,
  TitledPage,
} from '@vestibule/domain/content';
import { daySchema } from '../transport/operation.js';

const text = v.string();

export const socialLinkSchema = v.object({ platform: text, url: text, icon: v.optional(text) });

export const homePageSchema = v.object({
  hero: v.object({ backgroundImage: text, title: text, subtitle: text }),
  about: v.object({ content: text }),
  welcome: v.object({ message: text }),
  featuredServices: v.array(v.object({ image: text })),
}) satisfies v.GenericSchema<unknown, HomePage>;

export const roomsPageSchema = v.object({
  coverImage: text,
  header: v.object({ title: text, description: text }),
}) satisfies v.GenericSchema<unknown, RoomsPage>;

export const titledPageSchema = v.object({
  title: text,
  description: text,
  coverImage: text,
}) satisfies v.GenericSchema<unknown, TitledPage>;

export const restaurantPageSchema = v.object({
  coverImage: text,
  title: text,
  subtitle: text,
  description: text,
  headChef: v.optional(text),
  cuisineType: v.optional(text),
  openingHours: text,
  featuredDishes: v.array(v.object({ image: text, name: text })),
  menuItemsPDF: v.optional(text),
}) satisfies v.GenericSchema<unknown, RestaurantPage>;

export const navigationSchema = v.object({
  main: v.array(v.object({ path: text, label: text, order: v.number() })),
}) satisfies v.GenericSchema<unknown, Navigation>;

export const footerSchema = v.object({
  aboutText: text,
  contactInfo: v.object({ phone: text, email: text, address: text }),
  socialMedia: v.array(socialLinkSchema),
  copyrightText: text,
}) satisfies v.GenericSchema<unknown, Footer>;

export const aboutPageSchema = v.object({
  hero: v.object({ title: text, subtitle: text, backgroundImage: text }),
  about: v.object({ title: text, subtitle: text, content: text, welcomeMessage: text }),
  team: v.array(
    v.object({
      name: text,
      position: text,
      description: text,
      image: v.optional(text),
      socialLinks: v.array(socialLinkSchema),
    }),
  ),
  gallery: v.array(v.object({ image: text })),
}) satisfies v.GenericSchema<unknown, AboutPage>;

export const legalPageSchema = v.object({
  title: text,
  updated: daySchema,
  body: text,
}) satisfies v.GenericSchema<unknown, LegalPage>;

/** The shape of each page's record, by its name. */
export const pageSchemas = {
  homePage: homePageSchema,
  roomsPage: roomsPageSchema,
  spaPage: titledPageSchema,
  eventsPage: titledPageSchema,
  meetingHallPage: titledPageSchema,
  restaurantPage: restaurantPageSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  aboutPage: aboutPageSchema,
} satisfies { [Name in keyof ContentPages]: v.GenericSchema<unknown, ContentPages[Name]> };
