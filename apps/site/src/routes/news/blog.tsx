import { newsCategories, newsItems } from '@vestibule/domain/news';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { NewsList, NewsPage, NewsSidebar } from '@vestibule/ui/news';
import { breadcrumbData } from '../../app/breadcrumb-data.js';
import { PageMeta } from '../../app/PageMeta.js';
import { useSiteSettings } from '../../app/site-settings.js';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'News' }];

/** Three sample articles; search and categories do nothing (spec 2, News). */
export default function Blog() {
  const { publicUrl } = useSiteSettings();
  return (
    <>
      <PageMeta
        title="News"
        description="What is new at the house: evenings, offers, and the stone in the hammam."
        structuredData={
          import.meta.env.SSR ? breadcrumbData(crumbs, publicUrl, '/blog') : undefined
        }
      />
      <PageHeader
        title="News"
        intro="What has changed, and what is about to."
        before={<Breadcrumbs items={crumbs} />}
      />
      <Section>
        <NewsPage sidebar={<NewsSidebar categories={newsCategories} />}>
          <NewsList items={newsItems} href="/blog-single" />
        </NewsPage>
      </Section>
    </>
  );
}
