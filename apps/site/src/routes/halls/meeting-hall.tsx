import { contentApi, useGetMeetingHallPageQuery } from '@vestibule/api/content';
import { hallsApi, useListHallsQuery } from '@vestibule/api/halls';
import { pageHero } from '@vestibule/domain/content';
import { HALLS_PAGE_SIZE, hallsIntro, type MeetingHall } from '@vestibule/domain/halls';
import { HallGrid, HallRequestDialog } from '@vestibule/ui/halls';
import { Hero, Section } from '@vestibule/ui/layout';
import { Breadcrumbs, Pagination } from '@vestibule/ui/navigation';
import { useState } from 'react';
import { ContentNotice } from '../../app/ContentNotice.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { useToday } from '../../app/TodayProvider.js';
import { usePagedList } from '../../app/use-paged-list.js';
import { useHallRequest } from './use-hall-request.js';

export async function loader({ store }: PageLoaderArgs) {
  await Promise.all([
    store.dispatch(contentApi.endpoints.getMeetingHallPage.initiate(undefined, PREFETCH)),
    store.dispatch(hallsApi.endpoints.listHalls.initiate(undefined, PREFETCH)),
  ]);
}

const none: [] = [];
const trail = [{ label: 'Home', href: '/' }, { label: 'Meeting Halls' }];

export default function MeetingHall() {
  const { data: content, error: contentError } = useGetMeetingHallPageQuery();
  const { data: halls = none, isLoading, isFetching, error, refetch } = useListHallsQuery();
  const { items, page, pageCount, listRef, goToPage } = usePagedList(halls, HALLS_PAGE_SIZE);
  const [asked, setAsked] = useState<{ hall: MeetingHall; open: boolean }>();
  const request = useHallRequest();
  const today = useToday();
  const { title, subtitle, image } = pageHero('meetingHallPage', content);
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="halls" />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={{ kind: 'content', file: image }}
        before={<Breadcrumbs items={trail} />}
      />
      <ContentNotice error={contentError} />
      <Section ref={listRef} title={hallsIntro.title} intro={hallsIntro.text}>
        <HallGrid
          halls={items}
          loading={isLoading}
          error={error?.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onBook={(hall) => setAsked({ hall, open: true })}
        />
        {!error && <Pagination page={page} pageCount={pageCount} onPageChange={goToPage} />}
      </Section>
      {asked && (
        <HallRequestDialog
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          hall={asked.hall}
          today={today}
          onSubmit={(form) => request(asked.hall, form)}
        />
      )}
    </>
  );
}
