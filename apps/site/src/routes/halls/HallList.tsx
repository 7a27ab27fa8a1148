import { useListHallsQuery } from '@vestibule/api/halls';
import {
  HALLS_PAGE_SIZE,
  hallClientOf,
  hallsIntro,
  type MeetingHall,
} from '@vestibule/domain/halls';
import { HallGrid } from '@vestibule/ui/halls';
import { Section } from '@vestibule/ui/layout';
import { Pagination } from '@vestibule/ui/navigation';
import { useIdleFetch } from '@vestibule/ui/code';
import { lazy, Suspense, useState } from 'react';
import { loadCode } from '../../app/load-code.js';
import { useToday } from '../../app/today.js';
import { useAuth } from '../../app/use-auth.js';
import { usePagedList } from '../../app/use-paged-list.js';
import { useHallRequest } from './use-hall-request.js';

const loadDialog = () => import('./hall-request-dialog.js');
const HallRequestDialog = lazy(() => loadCode(loadDialog));

const none: [] = [];

/** The halls, page by page, and the dialog that asks for one. */
export default function HallList() {
  useIdleFetch(loadDialog);
  const { data: halls = none, isLoading, isFetching, error, refetch } = useListHallsQuery();
  const { items, listRef, goToPage, ...pages } = usePagedList(halls, HALLS_PAGE_SIZE);
  const [asked, setAsked] = useState<{ hall: MeetingHall; open: boolean }>();
  const request = useHallRequest();
  const today = useToday();
  const { user } = useAuth();
  return (
    <>
      <Section ref={listRef} title={hallsIntro.title} intro={hallsIntro.text}>
        <HallGrid
          halls={items}
          loading={isLoading}
          error={error?.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onBook={(hall) => setAsked({ hall, open: true })}
        />
        {!error && <Pagination {...pages} onPageChange={goToPage} />}
      </Section>
      {asked && (
        <Suspense>
          <HallRequestDialog
            open={asked.open}
            onOpenChange={(open) => setAsked({ ...asked, open })}
            hall={asked.hall}
            today={today}
            client={user ? hallClientOf(user) : undefined}
            onSubmit={(form) => request(asked.hall, form)}
          />
        </Suspense>
      )}
    </>
  );
}
