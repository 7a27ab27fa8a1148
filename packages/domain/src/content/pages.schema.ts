import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';
import { socialLinkSchema } from './social-link.schema.js';

const text = v.string();
/** A picture name or path, as `pictureSources` takes it. */
const picture = v.string();

/** Home as the API carries it (spec 3, Content pages). */
const homePageSchema = v.object({
  hero: v.object({ backgroundImage: picture, title: text, subtitle: text }),
  /** `content` is HTML, sanitised when stored. */
  about: v.object({ content: text }),
  welcome: v.object({ message: text }),
  /** Spa, events, meeting hall, in this order. */
  featuredServices: v.array(v.object({ image: picture, text: v.optional(text) })),
});
export type HomePage = v.InferOutput<typeof homePageSchema>;

const roomsPageSchema = v.object({
  coverImage: picture,
  header: v.object({ title: text, description: text }),
});
export type RoomsPage = v.InferOutput<typeof roomsPageSchema>;

/** Spa, events and meeting halls share one shape (spec 3). */
const titledPageSchema = v.object({ title: text, description: text, coverImage: picture });
export type TitledPage = v.InferOutput<typeof titledPageSchema>;

/** `introduction` is over the list of halls. */
const meetingHallPageSchema = v.object({
  ...titledPageSchema.entries,
  introduction: v.optional(text),
});
export type MeetingHallPage = v.InferOutput<typeof meetingHallPageSchema>;

const restaurantPageSchema = v.object({
  coverImage: picture,
  title: text,
  subtitle: text,
  description: text,
  headChef: v.optional(text),
  cuisineType: v.optional(text),
  /** Several lines, `label: time`. */
  openingHours: text,
  featuredDishes: v.array(v.object({ image: picture, name: text })),
  /** Address of the menu as PDF. */
  menuItemsPDF: v.optional(text),
});
export type RestaurantPage = v.InferOutput<typeof restaurantPageSchema>;

const navigationEntrySchema = v.object({ path: text, label: text, order: v.number() });
export type NavigationEntry = v.InferOutput<typeof navigationEntrySchema>;

const navigationSchema = v.object({ main: v.array(navigationEntrySchema) });
export type Navigation = v.InferOutput<typeof navigationSchema>;

const contactInfoSchema = v.object({ phone: text, email: text, address: text });
export type ContactInfo = v.InferOutput<typeof contactInfoSchema>;

const footerSchema = v.object({
  aboutText: text,
  contactInfo: contactInfoSchema,
  socialMedia: v.array(socialLinkSchema),
  copyrightText: text,
});
export type Footer = v.InferOutput<typeof footerSchema>;

const teamMemberSchema = v.object({
  name: text,
  position: text,
  description: text,
  /** Without a portrait a monogram stands in. */
  image: v.optional(picture),
  socialLinks: v.array(socialLinkSchema),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

const aboutPageSchema = v.object({
  hero: v.object({ title: text, subtitle: text, backgroundImage: picture }),
  /** `content` is HTML, sanitised when stored. */
  about: v.object({ title: text, subtitle: text, content: text, welcomeMessage: text }),
  team: v.array(teamMemberSchema),
  gallery: v.array(v.object({ image: picture })),
});
export type AboutPage = v.InferOutput<typeof aboutPageSchema>;

/** A page that is one text of the hotel: `textPageNames` has their names. */
export const textPageSchema = v.object({
  title: text,
  introduction: v.optional(text),
  /** The day from which it is in force: shown in place of the introduction. */
  updated: v.optional(daySchema),
  /** HTML with a heading for each section, sanitised when stored. */
  body: text,
});
export type TextPage = v.InferOutput<typeof textPageSchema>;

/** Terms and privacy exist only as links in spec 2; they are small real pages (ruling 16). */
export const legalPageSchema = v.object({ ...textPageSchema.entries, updated: daySchema });
export type LegalPage = v.InferOutput<typeof legalPageSchema>;

/** The shape of each page's record, by its name. */
export const pageSchemas = {
  homePage: homePageSchema,
  roomsPage: roomsPageSchema,
  spaPage: titledPageSchema,
  eventsPage: titledPageSchema,
  meetingHallPage: meetingHallPageSchema,
  restaurantPage: restaurantPageSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  aboutPage: aboutPageSchema,
};

/** What GET /content answers: every page at once. */
export type ContentPages = {
  [Name in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[Name]>;
};
export type ContentPageName = keyof ContentPages;
