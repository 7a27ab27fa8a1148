import { describe, expect, it } from 'vitest';
import { buildFooter } from './builders.js';
import { fallbackFooter } from './fallback-pages.js';
import { footerContent, hotelContact, mailHref, phoneHref } from './hotel-contact.js';

const footer = buildFooter({
  contactInfo: { phone: '+1', email: 'footer@hotel.example', address: 'Footer Road' },
  socialMedia: [{ platform: 'Instagram', url: 'https://footer.example' }],
});

describe('how to reach the hotel (spec 2, Header and Contact)', () => {
  it('takes general settings first [S2.layout.1]', () => {
    const settings = {
      phone: '+2',
      email: 'settings@hotel.example',
      address: 'Settings Road',
      addressLink: 'https://map.example',
      socialMedia: [{ platform: 'Facebook', url: 'https://settings.example' }],
    };
    expect(hotelContact(settings, footer)).toEqual(settings);
  });

  it('then the footer’s contact details, each line on its own [S2.contact.1]', () => {
    expect(hotelContact({ phone: '+2', email: '' }, footer)).toMatchObject({
      phone: '+2',
      email: 'footer@hotel.example',
      address: 'Footer Road',
      addressLink: 'https://www.openstreetmap.org/search?query=Footer%20Road',
      socialMedia: footer.socialMedia,
    });
  });

  it('then the defaults [S2.layout.1]', () => {
    expect(hotelContact(undefined)).toMatchObject({
      ...fallbackFooter.contactInfo,
      socialMedia: fallbackFooter.socialMedia,
    });
  });

  it('writes a phone number as an address', () => {
    expect(phoneHref('+968 2455 (0100)')).toBe('tel:+96824550100');
  });

  it('writes a mail that is begun as an address', () => {
    expect(mailHref('desk@hotel.example')).toBe('mailto:desk@hotel.example');
    expect(mailHref('desk@hotel.example', { subject: '', body: '' })).toBe(
      'mailto:desk@hotel.example',
    );
    expect(mailHref('desk@hotel.example', { subject: 'A & B', body: 'Two + one?\nغرفة' })).toBe(
      'mailto:desk@hotel.example?subject=A%20%26%20B&body=Two%20%2B%20one%3F%0D%0A%D8%BA%D8%B1%D9%81%D8%A9',
    );
  });
});

describe('the footer (spec 2, Layout)', () => {
  it('falls back part by part [S2.layout.8]', () => {
    const shown = footerContent(buildFooter({ aboutText: '', socialMedia: [] }));
    expect(shown.aboutText).toBe(fallbackFooter.aboutText);
    expect(shown.socialMedia).toEqual(fallbackFooter.socialMedia);
    const { contactInfo: _contact, ...texts } = fallbackFooter;
    expect(footerContent(undefined)).toEqual(texts);
  });
});
