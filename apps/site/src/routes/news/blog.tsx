import { newsCategories, newsItems } from '@vestibule/domain/news';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { NewsList, NewsPage, NewsSidebar } from '@vestibule/ui/news';
import { useHotelContact } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'News' }];

/** Three sample articles; search and categories do nothing (spec 2, News). */
export default function Blog() {
  const { email } = useHotelContact();
  return (
    <>
      <PageMeta
        title="News"
        description="What is new at the house: evenings, offers, and the stone in the hammam."
        crumbs={crumbs}
      />
      <PageHeader
        title="News"
        intro="What has changed, and what is about to."
        before={<Breadcrumbs items={crumbs} />}
      />
      <Section>
        <NewsPage sidebar={<NewsSidebar categories={newsCategories} contactEmail={email} />}>
          <NewsList items={newsItems} href="/blog-single" />
        </NewsPage>
      </Section>
    </>
  );
}
