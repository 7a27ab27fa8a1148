import { useListHallsQuery } from '@vestibule/api/halls';
import { HALLS_PAGE_SIZE, hallsIntroTexts } from '@vestibule/domain/halls';
import { HallGrid } from '@vestibule/ui/halls';
import { Section } from '@vestibule/ui/layout';
import { Pagination } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { usePagedList } from '../../app/use-paged-list.js';
import type { ReactNode } from 'react';
import { useHallDialog } from './use-hall-dialog.js';

const none: [] = [];

/** What the hotel says of its halls; these, page by page, and the dialog that asks for one. */
export default function HallList({ introduction }: { introduction: ReactNode }) {
  const t = useTexts(hallsIntroTexts);
  const { data: halls = none, isLoading, isFetching, error, refetch } = useListHallsQuery();
  const { items, listRef, goToPage, ...pages } = usePagedList(halls, HALLS_PAGE_SIZE);
  const request = useHallDialog();
  return (
    <>
      <Section ref={listRef} title={t.title} intro={introduction ?? t.intro}>
        <HallGrid
          halls={items}
          loading={isLoading}
          problem={error?.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onBook={request.ask}
          news={request.sent}
        />
        {!error && <Pagination {...pages} onPageChange={goToPage} />}
      </Section>
      {request.dialog}
    </>
  );
}
