import {
  articlesTexts,
  newsCategories,
  newsCategoriesTexts,
  newsCategoryLabels,
  newsItems,
} from '@vestibule/domain/news';
import { LinkButton } from '@vestibule/ui/actions';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { NewsList, NewsPage, NewsSidebar } from '@vestibule/ui/news';
import { useTexts } from '@vestibule/ui/theme';
import { useDemonstration, useHotelContact } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './blog.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

/** Three sample articles of the demonstration; search and categories do nothing (spec 2, News). */
export default function Blog() {
  const t = useTexts(texts);
  const articles = useTexts(articlesTexts);
  const labels = newsCategoryLabels(useTexts(newsCategoriesTexts));
  const categories = newsCategories.map((category) => labels[category]);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.title });
  const { email } = useHotelContact();
  if (!useDemonstration()) {
    return (
      <>
        <PageMeta title={t.title} description={t.nothingYet} crumbs={crumbs} />
        <PageHeader title={t.title} before={<Breadcrumbs items={crumbs} />} />
        <Section>
          <NewsList
            items={[]}
            href={routes.article}
            emptyAction={<LinkButton href={routes.rooms}>{t.rooms}</LinkButton>}
          />
        </Section>
      </>
    );
  }
  return (
    <>
      <PageMeta title={t.title} description={t.description} crumbs={crumbs} />
      <PageHeader title={t.title} intro={t.intro} before={<Breadcrumbs items={crumbs} />} />
      <Section>
        <NewsPage sidebar={<NewsSidebar categories={categories} contactEmail={email} />}>
          <NewsList items={newsItems(articles)} href={routes.article} />
        </NewsPage>
      </Section>
    </>
  );
}
