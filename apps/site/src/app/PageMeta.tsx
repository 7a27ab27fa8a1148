import { languageFacts, languages, pathIn, type Language } from '@vestibule/domain/words';
import type { Breadcrumb } from '@vestibule/ui/navigation';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { showsDemonstration, useHotelName } from './hotel.js';
import { useLanguage, usePageUrl } from './language.js';
import { LinkPreview, type Cover } from './LinkPreview.js';
import { StructuredDataContext, type StructuredData } from './structured-data.js';
import { usePublicUrl } from './public-url.js';

export interface PageMetaProps {
  /** The page's own name; the hotel's follows it, in place of a full stop. */
  title: string;
  description: string;
  /** The section whose stored hero the link preview shows where the cover has none. */
  picture?: string;
  /** What the page opens with: its hero, or the record's first picture. */
  cover?: Cover | undefined;
  /** Where the page lives when several addresses show it; its own path by default. */
  canonical?: string;
  /** Keeps test, account and placeholder pages out of search results. */
  noindex?: boolean;
  /** The breadcrumb that the page shows, for search engines. */
  crumbs?: readonly Breadcrumb[];
  /** schema.org data; only the server writes it. */
  structuredData?: StructuredData;
}

/** Title, description, canonical address and link preview of a page; React lifts them into the head. */
export function PageMeta({
  title,
  description,
  picture = 'home',
  cover,
  canonical,
  noindex = false,
  crumbs,
  structuredData,
}: PageMetaProps) {
  const { pathname } = useLocation();
  const hotelName = useHotelName();
  const language = useLanguage();
  const path = canonical ?? pathname;
  const pageUrl = usePageUrl();
  const address = pageUrl(path);
  const fullTitle = title.includes(hotelName)
    ? title
    : `${title.replace(/\.$/, '')} · ${hotelName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {import.meta.env.SSR && (
        <>
          <SameOnEveryPage hotelName={hotelName} language={language} />
          {!noindex && <OtherLanguages path={path} />}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <LinkPreview
            section={picture}
            cover={cover}
            title={title}
            demonstration={showsDemonstration(hotelName)}
          />
          <Data item={structuredData} />
          <Data item={crumbs && breadcrumbData(crumbs, path, pageUrl)} />
        </>
      )}
    </>
  );
}

/** Where a page is, as schema.org knows it: the same items that the page shows. */
function breadcrumbData(
  items: readonly Breadcrumb[],
  path: string,
  pageUrl: (path: string) => string,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(href ?? path),
    })),
  };
}

/** As link previews name it: a language and its country, `en_US`. */
function previewLocale(of: Language): string {
  const { language, region } = new Intl.Locale(languageFacts[of].locale);
  return `${language}_${region}`;
}

/** Link previews and search engines read what the server wrote, and never a page reached within the site. */
function SameOnEveryPage({ hotelName, language }: { hotelName: string; language: Language }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={previewLocale(language)} />
      <meta property="og:site_name" content={hotelName} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The same page in each language; who reads none of them is shown the first. */
function OtherLanguages({ path }: { path: string }) {
  const publicUrl = usePublicUrl();
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={publicUrl + pathIn(language, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  );
}

/** What search engines read: the server collects it beside the markup. */
function Data({ item }: { item: StructuredData | undefined }) {
  useContext(StructuredDataContext)?.(item);
  return null;
}
