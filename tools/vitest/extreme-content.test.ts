import { expect, test } from 'vitest';
import { emptied, lengthened } from './extreme-content.ts';

const hotel = {
  items: [{ _id: 'a1', title: 'Suite', file: 'suite.webp' }],
  services: ['Airport transfer', 'wifi'],
  quote: 'Quiet.',
  fullName: 'Amal Al Harthy',
  serviceName: 'Hammam',
  tagline: 'By the sea',
  from: '2026-12-01',
  href: '/rooms',
  status: 'paid',
  refusal: { code: 'payments.price-changed', total: 570 },
};

test('an empty hotel has no list and no text, and is still found', () => {
  expect(emptied(hotel)).toEqual({
    ...hotel,
    items: [],
    services: [],
    quote: '',
    fullName: '',
    serviceName: '',
    tagline: '',
  });
});

test('a wordy hotel fills every text, also within lists', () => {
  const { items, services, from, href, status, refusal, ...texts } = lengthened(
    hotel,
  ) as typeof hotel;
  expect(items[0]?.title).toMatch(/^Suite Donau/);
  expect(items[0]).toMatchObject({ _id: 'a1', file: 'suite.webp' });
  expect(services[0]).toMatch(/^Airport transfer Donau/);
  expect(services[1]).toMatch(/^wifi Donau/);
  for (const text of Object.values(texts)) expect(text).toContain('Donau');
  expect({ from, href, status, refusal }).toEqual({
    from: hotel.from,
    href: hotel.href,
    status: hotel.status,
    refusal: hotel.refusal,
  });
});
