import { contentApi, useGetHomePageQuery } from '@vestibule/api/content';
import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { extraServices, pageHero } from '@vestibule/domain/content';
import { featuredRooms } from '@vestibule/domain/rooms';
import { LinkButton } from '@vestibule/ui/actions';
import { PopularRooms, ServiceCards } from '@vestibule/ui/content';
import { Hero, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { HomeErrors } from './HomeErrors.js';
import { useHeroPicture } from './use-hero-picture.js';

export async function loader({ store }: PageLoaderArgs) {
  await Promise.all([
    store.dispatch(contentApi.endpoints.getHomePage.initiate(undefined, PREFETCH)),
    store.dispatch(roomsApi.endpoints.listRooms.initiate(undefined, PREFETCH)),
  ]);
}

export default function Home() {
  const { data: home } = useGetHomePageQuery();
  const { data: rooms = [] } = useListRoomsQuery();
  const { title, subtitle, image } = pageHero('homePage', home);
  const { heroRef, ...picture } = useHeroPicture();
  const popular = featuredRooms(rooms);
  return (
    <>
      <PageMeta title={title} description={subtitle} picture="home" />
      <Hero
        ref={heroRef}
        height="tall"
        title={title}
        subtitle={subtitle}
        picture={{ kind: 'content', file: image }}
        onPictureLoad={picture.onLoad}
        onPictureError={picture.onError}
      />
      <HomeErrors pictureFailed={picture.failed} />
      {popular.length > 0 && (
        <Section
          title="Popular rooms"
          eyebrow={home?.welcome.message}
          aside={
            <LinkButton variant="quiet" href="/rooms">
              All rooms
            </LinkButton>
          }
        >
          <PopularRooms rooms={popular} />
        </Section>
      )}
      <Section title="Beyond the room" tone="sunken">
        <ServiceCards services={extraServices(home)} />
      </Section>
    </>
  );
}
