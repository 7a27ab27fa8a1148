import { Suspense } from 'react';
import { contentApi, useGetHomePageQuery } from '@vestibule/api/content';
import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { pageHero } from '@vestibule/domain/content';
import type { RoomSearchValue } from '@vestibule/ui/rooms';
import { useHref, useNavigate } from 'react-router-dom';
import { pageStatus } from '../../app/failure-status.js';
import { hotelData, useFallbackPages, useHotelContact, useHotelName } from '../../app/hotel.js';
import { TO_RESULTS } from '../../app/page-query.js';
import { PageHero } from '../../app/PageHero.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH, PREFETCH_ONCE, type PageLoaderArgs } from '../../app/route-module.js';
import { usePublicUrl } from '../../app/public-url.js';
import { roomSearchQuery } from '../rooms/room-search-address.js';
import { HomeErrors } from './HomeErrors.js';
import { popularRooms } from './popular-rooms.js';
import { useHeroPicture } from './use-hero-picture.js';
import RoomSearchContent from '../rooms/RoomSearchContent.js';
import HomeSections from './HomeSections.js';
import { routes } from '../../hotel-routes.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const [rooms] = await Promise.all([
    store.dispatch(roomsApi.endpoints.listRooms.initiate(popularRooms, PREFETCH_ONCE)),
    store.dispatch(contentApi.endpoints.getHomePage.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(rooms);
}

/** Spec 2, Home: dates and guests are added when a range was chosen. */
function searchAddress(search: RoomSearchValue): string {
  return search.stay
    ? `${routes.roomSearch}?${roomSearchQuery(search).toString()}`
    : routes.roomSearch;
}

export default function Home() {
  const { data: home } = useGetHomePageQuery();
  const { data: popular = [] } = useListRoomsQuery(popularRooms);
  const head = pageHero('homePage', home, useFallbackPages());
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  const { heroRef, ...picture } = useHeroPicture();
  const navigate = useNavigate();
  const publicUrl = usePublicUrl();
  const hotelName = useHotelName();
  const contact = useHotelContact();
  return (
    <>
      <PageMeta
        title={title}
        description={subtitle}
        picture="home"
        cover={hero}
        structuredData={import.meta.env.SSR ? hotelData(hotelName, contact, publicUrl) : undefined}
      />
      <PageHero
        ref={heroRef}
        height="tall"
        texts={head}
        onPictureLoad={picture.onLoad}
        onPictureError={picture.onError}
      >
        <Suspense>
          <RoomSearchContent
            action={useHref(routes.roomSearch)}
            onSearch={(search) => void navigate(searchAddress(search), { state: TO_RESULTS })}
          />
        </Suspense>
      </PageHero>
      <HomeErrors pictureFailed={picture.failed} />
      <PageSection>
        <HomeSections home={home} popular={popular} />
      </PageSection>
    </>
  );
}
