import { contentApi, useGetAboutPageQuery } from '@vestibule/api/content';
import {
  aboutStaticsTexts,
  pageHero,
  statisticsIn,
  testimonialsIn,
} from '@vestibule/domain/content';
import { failureTexts } from '@vestibule/domain/problem';
import { itemsInLanguage, languageOfText, partInLanguage } from '@vestibule/domain/words';
import {
  Gallery,
  Statistics,
  TeamGrid,
  Testimonials,
  TextWithPicture,
} from '@vestibule/ui/content';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { RecordText, RichText, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { pageStatus } from '../../app/failure-status.js';
import { shownFailure } from '../../app/failure.js';
import {
  hotelData,
  useDemonstration,
  useFallbackPages,
  useHotelContact,
  useHotelName,
} from '../../app/hotel.js';
import { PageHero } from '../../app/PageHero.js';
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
  const ofDemonstration = useTexts(galleryPictures);
  const statics = useTexts(aboutStaticsTexts);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.about });
  const { data: page, error, refetch, isFetching } = useGetAboutPageQuery();
  const failure = shownFailure(error, useTexts(failureTexts));
  const publicUrl = usePublicUrl();
  const hotelName = useHotelName();
  // Figures, guests and pictures are the demonstration's: of another hotel nobody knows them.
  const demonstration = useDemonstration();
  const contact = useHotelContact();
  const descriptions = demonstration ? ofDemonstration : {};
  const fallbacks = useFallbackPages();
  const head = pageHero('aboutPage', page, fallbacks);
  const { title, subtitle } = head;
  const hero = { kind: 'content', file: head.image } as const;
  const shown = page ?? fallbacks.aboutPage;
  const about = partInLanguage(shown, 'about');
  const team = itemsInLanguage(shown, 'team');
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
      <PageHero texts={head} before={<Breadcrumbs items={crumbs} />} />
      {failure && (
        <Section>
          <ErrorBlock
            title={failure.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Section>
      )}
      <Section
        title={<RecordText of={about} field="title" />}
        eyebrow={<RecordText of={about} field="subtitle" />}
        intro={<RecordText of={about} field="welcomeMessage" />}
      >
        <Story>
          <RichText html={about.content} {...languageOfText(about, 'content')} />
        </Story>
      </Section>
      {demonstration && (
        <Section title={t.inFigures} tone="sunken">
          <Statistics items={statisticsIn(statics)} />
        </Section>
      )}
      {team.length > 0 && (
        <Section title={t.thePeople}>
          <TeamGrid team={team} />
        </Section>
      )}
      {shown.gallery.length > 0 && (
        <Section title={t.aroundTheHouse}>
          <Gallery pictures={shown.gallery} descriptions={descriptions} />
        </Section>
      )}
      {demonstration && (
        <Section title={t.guestsWrote} tone="sunken">
          <Testimonials items={testimonialsIn(statics)} />
        </Section>
      )}
    </>
  );
}

/** Beside the words, a picture of the demonstration's house in the demonstration. */
function Story({ children }: { children: ReactNode }) {
  const descriptions = useTexts(galleryPictures);
  if (!useDemonstration()) return children;
  return (
    <TextWithPicture picture={{ ...balcony, alt: descriptions[balcony.file] }}>
      {children}
    </TextWithPicture>
  );
}
