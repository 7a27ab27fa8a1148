import { Countdown, SubscribeForm } from '@vestibule/ui/content';
import { Hero, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs, SocialLinks } from '@vestibule/ui/navigation';
import { useHotelContact, useHotelName } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';

/** Outside the layout (spec 2, Coming soon). */
export default function ComingSoon() {
  const { email, socialMedia } = useHotelContact();
  const hotelName = useHotelName();
  return (
    <main id="main">
      <PageMeta title="Coming soon" description={`${hotelName} is getting ready.`} noindex />
      <Hero
        height="tall"
        before={<Breadcrumbs items={[{ label: hotelName, href: '/' }, { label: 'Coming soon' }]} />}
        title="We are nearly there"
        subtitle="The lamps are hung and the beds are made. What is left is the paint on the garden door."
        picture={{ kind: 'content', file: 'hero-events.webp' }}
      >
        <Countdown label="Until we open" />
      </Hero>
      <Section title="Be told when we open">
        <Stack gap="xl">
          <SubscribeForm contactEmail={email} />
          <SocialLinks profiles={socialMedia} />
        </Stack>
      </Section>
    </main>
  );
}
