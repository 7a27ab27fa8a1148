import {
  newsCategories,
  newsCategoriesTexts,
  newsCategoryLabels,
  sampleArticle,
} from '@vestibule/domain/news';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { Article, NewsPage, NewsSidebar } from '@vestibule/ui/news';
import { useTexts } from '@vestibule/ui/theme';
import { useHotelContact } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './blog-single.texts.js';
import { useTrail } from '../../app/use-trail.js';

/** The sample article with author, date and category (spec 2, News). */
export default function BlogSingle() {
  const t = useTexts(texts);
  const labels = newsCategoryLabels(useTexts(newsCategoriesTexts));
  const categories = newsCategories.map((category) => labels[category]);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.news, href: '/blog' }, { label: sampleArticle.title });
  const { email } = useHotelContact();
  return (
    <>
      <PageMeta
        title={sampleArticle.title}
        description={sampleArticle.summary}
        cover={{ kind: 'content', file: sampleArticle.image }}
        crumbs={crumbs}
      />
      <PageHeader title={sampleArticle.title} before={<Breadcrumbs items={crumbs} />} />
      <Section>
        <NewsPage sidebar={<NewsSidebar categories={categories} contactEmail={email} />}>
          <Article article={sampleArticle} />
        </NewsPage>
      </Section>
    </>
  );
}
