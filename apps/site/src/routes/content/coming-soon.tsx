import { Countdown, SubscribeForm } from '@vestibule/ui/content';
import { Hero, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs, SocialLinks } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { useDemonstration, useHotelContact, useHotelName } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './coming-soon.texts.js';
import { routes } from '../../hotel-routes.js';

/** Outside the layout (spec 2, Coming soon). */
export default function ComingSoon() {
  const t = useTexts(texts);
  const { email, socialMedia } = useHotelContact();
  const hotelName = useHotelName();
  return (
    <main id="main">
      <PageMeta title={t.title} description={t.description({ hotel: hotelName })} noindex />
      <Hero
        height="tall"
        before={
          <Breadcrumbs items={[{ label: hotelName, href: routes.home }, { label: t.title }]} />
        }
        title={t.heading}
        subtitle={t.subtitle}
        {...(useDemonstration() && { picture: { kind: 'content', file: 'hero-events.webp' } })}
      >
        <Countdown label={t.untilWeOpen} />
      </Hero>
      <Section title={t.beTold}>
        <Stack gap="xl">
          <SubscribeForm contactEmail={email} />
          <SocialLinks profiles={socialMedia} />
        </Stack>
      </Section>
    </main>
  );
}
