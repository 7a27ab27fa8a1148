import { refusedLinks } from '@vestibule/domain/web-address/examples';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContactCards } from '../contact/ContactCards/ContactCards.js';
import { RatingBadge } from '../navigation/Header/RatingBadge.js';
import { TopBar } from '../navigation/Header/TopBar.js';
import { SocialLinks } from '../navigation/SocialLinks/SocialLinks.js';
import { MenuPdfLink } from '../restaurant/MenuPdfLink/MenuPdfLink.js';

const reach = { phone: '+968 2455 0100', address: 'Shore Road', email: 'desk@hotel.example' };

/** Every component that shows a link of a record or a setting. */
const shown: Record<string, (link: string) => ReactElement> = {
  ContactCards: (link) => <ContactCards contact={{ ...reach, addressLink: link }} />,
  MenuPdfLink: (link) => <MenuPdfLink href={link} />,
  RatingBadge: (link) => <RatingBadge value="8.7" href={link} />,
  SocialLinks: (link) => <SocialLinks profiles={[{ platform: 'Instagram', url: link }]} />,
  TopBar: (link) => <TopBar {...reach} addressLink={link} profiles={[]} languages={undefined} />,
};

/** Where its links lead, but for the phone and the mail of the hotel. */
const linksOf = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/href="([^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(tel:|mailto:)/.test(href));

test('these are the components that read such a link', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const files = Object.entries(sources).filter(([, source]) => source.includes('safeLink('));
  const names = files.map(([file]) => file.replace(/.*\/(.*)\.tsx$/, '$1'));
  expect(names.toSorted()).toEqual(Object.keys(shown).toSorted());
});

describe.each(Object.entries(shown))('%s', (_, show) => {
  test.each(refusedLinks)('shows no link to %j', (link) => {
    expect(linksOf(show(link))).toEqual([]);
  });

  test('shows one to an address of the web', () => {
    expect(linksOf(show('https://hotel.example/x'))).toEqual(['https://hotel.example/x']);
  });
});
