import { contentApi, useGetAboutPageQuery } from '@vestibule/api/content';
import {
  aboutStaticsTexts,
  fallbackPagesIn,
  pageHero,
  statisticsIn,
  testimonialsIn,
} from '@vestibule/domain/content';
import { failureTexts } from '@vestibule/domain/problem';
import { languageOfText } from '@vestibule/domain/words';
import {
  Gallery,
  Statistics,
  TeamGrid,
  Testimonials,
  TextWithPicture,
} from '@vestibule/ui/content';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { Hero, RichText, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { pageStatus } from '../../app/failure-status.js';
import { shownFailure } from '../../app/failure.js';
import { hotelData, useFallbackTexts, useHotelContact, useHotelName } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { usePublicUrl } from '../../app/public-url.js';
import { galleryPictures } from './gallery-pictures.js';
import { texts } from './about.texts.js';
import { useTrail } from '../../app/use-trail.js';

export async function loader({ store, reply }: PageLoaderArgs) {
  const page = await store.dispatch(
    contentApi.endpoints.getAboutPage.initiate(undefined, PREFETCH),
  );
  reply.status = pageStatus(page);
}

const balcony = { kind: 'content', file: 'hero-rooms.webp' } as const;

export default function About() {
  const t = useTexts(texts);
  const descriptions = useTexts(galleryPictures);
  const statics = useTexts(aboutStaticsTexts);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.about });
  const { data: page, error, refetch, isFetching } = useGetAboutPageQuery();
  const failure = shownFailure(error, useTexts(failureTexts));
  const publicUrl = usePublicUrl();
  const hotelName = useHotelName();
  const contact = useHotelContact();
  const fallbacks = useFallbackTexts();
  const { title, subtitle, image } = pageHero('aboutPage', page, fallbacks);
  const hero = { kind: 'content', file: image } as const;
  const { about, team, gallery } = page ?? fallbackPagesIn(fallbacks).aboutPage;
  return (
    <>
      <PageMeta
        title={title}
        description={subtitle}
        picture="about"
        cover={hero}
        crumbs={crumbs}
        structuredData={import.meta.env.SSR ? hotelData(hotelName, contact, publicUrl) : undefined}
      />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={hero}
        before={<Breadcrumbs items={crumbs} />}
      />
      {failure && (
        <Section>
          <ErrorBlock
            title={failure.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Section>
      )}
      <Section title={about.title} eyebrow={about.subtitle} intro={about.welcomeMessage}>
        <TextWithPicture picture={{ ...balcony, alt: descriptions[balcony.file] }}>
          <RichText html={about.content} {...languageOfText(page ?? {}, 'about.content')} />
        </TextWithPicture>
      </Section>
      <Section title={t.inFigures} tone="sunken">
        <Statistics items={statisticsIn(statics)} />
      </Section>
      {team.length > 0 && (
        <Section title={t.thePeople}>
          <TeamGrid team={team} />
        </Section>
      )}
      {gallery.length > 0 && (
        <Section title={t.aroundTheHouse}>
          <Gallery pictures={gallery} descriptions={descriptions} />
        </Section>
      )}
      <Section title={t.guestsWrote} tone="sunken">
        <Testimonials items={testimonialsIn(statics)} />
      </Section>
    </>
  );
}
