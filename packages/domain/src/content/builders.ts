import { fallbackPages } from './fallback-pages.js';
import type {
  AboutPage,
  Footer,
  HomePage,
  Navigation,
  RestaurantPage,
  TextPage,
} from './pages.schema.js';

export function buildHomePage(overrides: Partial<HomePage> = {}): HomePage {
  return { ...fallbackPages.homePage, ...overrides };
}

export function buildNavigation(overrides: Partial<Navigation> = {}): Navigation {
  return { ...fallbackPages.navigation, ...overrides };
}

export function buildFooter(overrides: Partial<Footer> = {}): Footer {
  return { ...fallbackPages.footer, ...overrides };
}

export function buildAboutPage(overrides: Partial<AboutPage> = {}): AboutPage {
  return {
    ...fallbackPages.aboutPage,
    team: [
      {
        name: 'Salma Al Balushi',
        position: 'General manager',
        description: 'Walks through the house every morning at seven.',
        socialLinks: [{ platform: 'LinkedIn', url: 'https://www.linkedin.com/', icon: 'linkedin' }],
      },
      {
        name: 'Yusuf Al Harthy',
        position: 'Head chef',
        description: 'Buys the fish himself, at the beach in Qantab.',
        socialLinks: [],
      },
    ],
    gallery: [{ image: 'gallery-1.webp' }, { image: 'gallery-2.webp' }],
    ...overrides,
  };
}

export function buildRestaurantPage(overrides: Partial<RestaurantPage> = {}): RestaurantPage {
  return {
    ...fallbackPages.restaurantPage,
    title: 'Al Mina',
    subtitle: 'At the water',
    headChef: 'Yusuf Al Harthy',
    cuisineType: 'Omani',
    openingHours: 'Breakfast: 06:30 – 10:30\nLunch: 12:30 – 15:00\nDinner: 19:00 – 22:30',
    featuredDishes: [
      { image: '/uploads/restaurant/grouper.webp', name: 'Grouper in lime and black pepper' },
      { image: '/uploads/restaurant/mezze.webp', name: 'Mezze of the day' },
    ],
    menuItemsPDF: '/uploads/restaurant/menu.pdf',
    ...overrides,
  };
}

export function buildTextPage(overrides: Partial<TextPage> = {}): TextPage {
  return {
    title: 'Terms',
    updated: '2026-09-01',
    body: '<h2>Your booking</h2><p>A booking holds once it is paid.</p>',
    ...overrides,
  };
}
