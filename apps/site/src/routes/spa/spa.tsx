import { contentApi, useGetSpaPageQuery } from '@vestibule/api/content';
import { spaApi, useListCategoriesQuery, useListSpecialistsQuery } from '@vestibule/api/spa';
import { pageHero } from '@vestibule/domain/content';
import { noTreatmentFilter } from '@vestibule/domain/spa';
import { Button } from '@vestibule/ui/actions';
import { Hero, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs, Pagination } from '@vestibule/ui/navigation';
import { SpaFilterPanel, SpaServiceGrid } from '@vestibule/ui/spa';
import { ContentNotice } from '../../app/ContentNotice.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { TreatmentCard } from './TreatmentCard.js';
import { useFoundTreatments } from './use-found-treatments.js';
import { useTreatmentSearch } from './use-treatment-search.js';

export async function loader({ store }: PageLoaderArgs) {
  const { listTreatments, listCategories, listSpecialists } = spaApi.endpoints;
  await Promise.all([
    store.dispatch(contentApi.endpoints.getSpaPage.initiate(undefined, PREFETCH)),
    store.dispatch(listTreatments.initiate(undefined, PREFETCH)),
    store.dispatch(listCategories.initiate(undefined, PREFETCH)),
    store.dispatch(listSpecialists.initiate(undefined, PREFETCH)),
  ]);
}

export default function Spa() {
  const { data: content, error: contentError } = useGetSpaPageQuery();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: specialists = [] } = useListSpecialistsQuery();
  const { resultsRef, changeFilter, goToPage, ...search } = useTreatmentSearch();
  const { page, pageCount, count, ...found } = useFoundTreatments(search);
  const { title, subtitle, image } = pageHero('spaPage', content);
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="spa" />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={{ kind: 'content', file: image }}
        before={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: title }]} />}
      />
      <ContentNotice error={contentError} />
      <Section ref={resultsRef} title="Find a treatment">
        <Stack gap="xl">
          <SpaFilterPanel
            value={search.filter}
            onValueChange={changeFilter}
            categories={categories}
            specialists={specialists}
            count={count}
          />
          <SpaServiceGrid
            {...found}
            emptyAction={
              <Button variant="secondary" onClick={() => changeFilter(noTreatmentFilter)}>
                Show all services
              </Button>
            }
            renderCard={(treatment, index) => (
              <TreatmentCard treatment={treatment} priority={index === 0} />
            )}
          />
          <Pagination page={page} pageCount={pageCount} onPageChange={goToPage} />
        </Stack>
      </Section>
    </>
  );
}
