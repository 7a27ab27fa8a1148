import { contentApi, useGetRoomsPageQuery } from '@vestibule/api/content';
import { pageHero } from '@vestibule/domain/content';
import { Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useFallbackPages } from '../../app/hotel.js';
import { ContentNotice } from '../../app/ContentNotice.js';
import { pageStatus } from '../../app/failure-status.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { asksForSomething, readRoomSearch, SEARCH_FORM } from './room-search-address.js';
import { loadRoomsPage } from './rooms-page.js';
import { useRoomSearch } from './use-room-search.js';
import RoomResults from './RoomResults.js';
import RoomSearchContent from './RoomSearchContent.js';
import { texts } from './rooms.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

export async function loader({ store, url, reply }: PageLoaderArgs) {
  const [rooms] = await Promise.all([
    loadRoomsPage(store, readRoomSearch(url.searchParams)),
    store.dispatch(contentApi.endpoints.getRoomsPage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(rooms);
}

export default function Rooms() {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const trail = trailTo({ label: t.rooms });
  const { data: content, error: contentError } = useGetRoomsPageQuery();
  const { search, formKey, searchFor, ...addresses } = useRoomSearch();
  const head = pageHero('roomsPage', content, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  return (
    <>
      <PageMeta
        title={title}
        description={subtitle}
        picture="rooms"
        cover={hero}
        canonical={routes.rooms}
        crumbs={trail}
      />
      <PageHero
        texts={head}
        height={asksForSomething(search) ? 'compact' : 'medium'}
        before={<Breadcrumbs items={trail} />}
      />
      <ContentNotice error={contentError} />
      <Section title={t.findARoom}>
        <Stack gap="xxl">
          <PageSection>
            <RoomSearchContent
              id={SEARCH_FORM}
              formKey={formKey}
              defaultValue={search}
              onSearch={searchFor}
            />
          </PageSection>
          <PageSection>
            <RoomResults search={search} {...addresses} />
          </PageSection>
        </Stack>
      </Section>
    </>
  );
}
