import { generalSettingsApi } from '@vestibule/api/settings';
import {
  articlesTexts,
  newsCategories,
  newsCategoriesTexts,
  newsCategoryLabels,
  sampleArticle,
} from '@vestibule/domain/news';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { Article, NewsPage, NewsSidebar } from '@vestibule/ui/news';
import { useTexts } from '@vestibule/ui/theme';
import { showsDemonstration, useDemonstration, useHotelContact } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { texts } from './blog-single.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';
import NotFound from '../not-found.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const { data: settings } = await store.dispatch(
    generalSettingsApi.endpoints.getGeneralSettings.initiate(undefined, PREFETCH),
  );
  if (!showsDemonstration(settings?.hotelName || undefined)) reply.status = 404;
}

/** The demonstration's sample article with author, date and category (spec 2, News). */
export default function BlogSingle() {
  const t = useTexts(texts);
  const article = sampleArticle(useTexts(articlesTexts));
  const labels = newsCategoryLabels(useTexts(newsCategoriesTexts));
  const categories = newsCategories.map((category) => labels[category]);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.news, href: routes.news }, { label: article.title });
  const { email } = useHotelContact();
  if (!useDemonstration()) return <NotFound />;
  return (
    <>
      <PageMeta
        title={article.title}
        description={article.summary}
        cover={{ kind: 'content', file: article.image }}
        crumbs={crumbs}
      />
      <PageHeader title={article.title} before={<Breadcrumbs items={crumbs} />} />
      <Section>
        <NewsPage sidebar={<NewsSidebar categories={categories} contactEmail={email} />}>
          <Article article={article} />
        </NewsPage>
      </Section>
    </>
  );
}
