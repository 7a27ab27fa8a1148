import { useListCategoriesQuery, useListSpecialistsQuery } from '@vestibule/api/spa';
import { noTreatmentFilter } from '@vestibule/domain/spa';
import { Button } from '@vestibule/ui/actions';
import { Section, Stack } from '@vestibule/ui/layout';
import { Pagination } from '@vestibule/ui/navigation';
import { SpaFilterPanel, SpaServiceGrid } from '@vestibule/ui/spa';
import { useTexts } from '@vestibule/ui/theme';
import { UnpaidNotice } from '../bookings/UnpaidNotice.js';
import { TreatmentCard } from './TreatmentCard.js';
import { useFoundTreatments } from './use-found-treatments.js';
import { useTreatmentSearch } from './use-treatment-search.js';
import { texts } from './TreatmentList.texts.js';

/** The filters, and the treatments they leave, page by page. */
export default function TreatmentList() {
  const t = useTexts(texts);
  const { data: categories = [], isError: noCategories } = useListCategoriesQuery();
  const { data: specialists = [], isError: noSpecialists } = useListSpecialistsQuery();
  const { resultsRef, changeFilter, goToPage, pageHref, ...search } = useTreatmentSearch();
  const { page, pageCount, count, ...found } = useFoundTreatments(search);
  const showAll = () => {
    changeFilter(noTreatmentFilter);
    // The button goes with the empty list.
    resultsRef.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  };
  return (
    <Section ref={resultsRef} title={t.findATreatment}>
      <UnpaidNotice type="spa" />
      <Stack gap="xl">
        <SpaFilterPanel
          value={search.filter}
          onValueChange={changeFilter}
          categories={categories}
          specialists={specialists}
          count={count}
          incomplete={noCategories || noSpecialists}
        />
        <SpaServiceGrid
          {...found}
          emptyAction={
            <Button variant="secondary" onClick={showAll}>
              {t.showAllServices}
            </Button>
          }
          renderCard={(treatment) => <TreatmentCard treatment={treatment} />}
        />
        <Pagination page={page} pageCount={pageCount} pageHref={pageHref} onPageChange={goToPage} />
      </Stack>
    </Section>
  );
}
