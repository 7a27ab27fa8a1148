import { describe, expect, it } from 'vitest';
import { buildHomePage } from './builders.js';
import { extraServices, offeredServices } from './extra-services.js';
import { texts as extraServicesTexts } from './extra-services.texts.js';
import { fallbackPagesIn } from './fallback-pages.js';
import { texts as fallbackPagesTexts } from './fallback-pages.texts.js';
import { pageHero } from './page-hero.js';

describe('the hero of a page', () => {
  it('shows the record [S2.home.1]', () => {
    const page = buildHomePage({
      hero: { title: 'One', subtitle: 'Two', backgroundImage: 'three.webp' },
    });
    expect(pageHero('homePage', page)).toEqual({
      title: 'One',
      subtitle: 'Two',
      image: 'three.webp',
    });
  });

  it('falls back part by part [S2.home.1, S2.spa.1]', () => {
    const page = { title: 'Only a title', description: '', coverImage: '' };
    expect(pageHero('spaPage', page)).toEqual({
      title: 'Only a title',
      subtitle: pageHero('spaPage', undefined).subtitle,
      image: 'hero-spa.webp',
    });
  });

  it('has the meeting halls’ default heading and text (spec 2, Meeting halls) [S2.halls.1]', () => {
    expect(pageHero('meetingHallPage', undefined)).toMatchObject({
      title: 'Meeting Halls & Conference Rooms',
      subtitle: 'Professional spaces for your business needs',
    });
  });
});

describe('extra services (spec 2, Home)', () => {
  it('are spa, events and meeting hall, with the record’s pictures where it has them [S2.home.4]', () => {
    const cards = extraServices(buildHomePage({ featuredServices: [{ image: 'own.webp' }] }));
    expect(cards.map(({ href }) => href)).toEqual(['/spa', '/events', '/meeting-hall']);
    expect(cards[0]?.image).toBe('own.webp');
    expect(cards[1]?.image).toBe('/uploads/events/lantern.webp');
  });

  it('say what the record says of them, marked where it is not translated', () => {
    const home = buildHomePage({ featuredServices: [{ image: '', text: 'Two baths.' }] });
    const [spa, events] = extraServices({
      ...home,
      language: 'en',
      untranslated: ['featuredServices.0.text'],
    });
    expect(spa).toMatchObject({ text: 'Two baths.', textLanguage: { lang: 'en', dir: 'ltr' } });
    expect(events).toMatchObject({ text: extraServicesTexts.eventsText });
    expect(events).not.toHaveProperty('textLanguage');
  });

  it('are those that the navigation leads to, where the hotel has one', () => {
    const cards = extraServices(undefined);
    const main = [{ path: '/events', label: 'Evenings', order: 1 }];
    expect(offeredServices(cards, { main }).map(({ href }) => href)).toEqual(['/events']);
    expect(offeredServices(cards, { main: [] })).toEqual(cards);
    expect(offeredServices(cards, undefined)).toEqual(cards);
  });

  it('show no picture of the demonstration in another hotel', () => {
    const { homePage } = fallbackPagesIn(fallbackPagesTexts, false);
    const cards = extraServices(undefined, extraServicesTexts, undefined, homePage);
    expect(cards.map(({ image }) => image)).toEqual(['', '', '']);
  });
});
