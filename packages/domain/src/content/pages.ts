/** A picture name or path, as `pictureSources` takes it. */
type PictureName = string;

/** Home as the API carries it (spec 3, Content pages). */
export interface HomePage {
  hero: { backgroundImage: PictureName; title: string; subtitle: string };
  /** `content` is HTML, sanitised when stored. */
  about: { content: string };
  welcome: { message: string };
  /** Spa, events, meeting hall, in this order. */
  featuredServices: { image: PictureName }[];
}

export interface RoomsPage {
  coverImage: PictureName;
  header: { title: string; description: string };
}

/** Spa, events and meeting halls share one shape (spec 3). */
export interface TitledPage {
  title: string;
  description: string;
  coverImage: PictureName;
}

export interface NavigationEntry {
  path: string;
  label: string;
  order: number;
}

export interface Navigation {
  main: NavigationEntry[];
}

export interface SocialLink {
  platform: string;
  url: string;
  icon?: string;
}

export interface ContactInfo {
  phone: string;
  email: string;
  address: string;
}

export interface Footer {
  aboutText: string;
  contactInfo: ContactInfo;
  socialMedia: SocialLink[];
  copyrightText: string;
}

export interface TeamMember {
  name: string;
  position: string;
  description: string;
  /** Without a portrait a monogram stands in. */
  image?: PictureName;
  socialLinks: SocialLink[];
}

export interface AboutPage {
  hero: { title: string; subtitle: string; backgroundImage: PictureName };
  /** `content` is HTML, sanitised when stored. */
  about: { title: string; subtitle: string; content: string; welcomeMessage: string };
  team: TeamMember[];
  gallery: { image: PictureName }[];
}

export interface RestaurantPage {
  coverImage: PictureName;
  title: string;
  subtitle: string;
  description: string;
  headChef?: string;
  cuisineType?: string;
  /** Several lines, `label: time`. */
  openingHours: string;
  featuredDishes: { image: PictureName; name: string }[];
  /** Address of the menu as PDF. */
  menuItemsPDF?: string;
}

/** Terms and privacy exist only as links in spec 2; they are small real pages (ruling 16). */
export interface LegalPage {
  title: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  /** HTML, sanitised when stored. */
  body: string;
}

export const legalPageNames = ['terms', 'privacy'] as const;
export type LegalPageName = (typeof legalPageNames)[number];

/** What GET /content answers: every page at once. */
export interface ContentPages {
  homePage: HomePage;
  roomsPage: RoomsPage;
  spaPage: TitledPage;
  eventsPage: TitledPage;
  meetingHallPage: TitledPage;
  restaurantPage: RestaurantPage;
  navigation: Navigation;
  footer: Footer;
  aboutPage: AboutPage;
}

export type ContentPageName = keyof ContentPages;
