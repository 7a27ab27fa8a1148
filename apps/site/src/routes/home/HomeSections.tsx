import { extraServices, type HomePage } from '@vestibule/domain/content';
import type { Room } from '@vestibule/domain/rooms';
import { LinkButton } from '@vestibule/ui/actions';
import { PopularRooms, ServiceCards, Welcome } from '@vestibule/ui/content';
import { Section } from '@vestibule/ui/layout';

interface HomeSectionsProps {
  home: HomePage | undefined;
  popular: readonly Room[];
}

/** What stands below the hero: a word of welcome, popular rooms, what else there is. */
export default function HomeSections({ home, popular }: HomeSectionsProps) {
  return (
    <>
      {home?.about.content && (
        <Section>
          <Welcome message={home.welcome.message} html={home.about.content} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section
          title="Popular rooms"
          aside={
            <LinkButton variant="secondary" href="/rooms">
              All rooms
            </LinkButton>
          }
        >
          <PopularRooms rooms={popular} label="The popular rooms, one by one" />
        </Section>
      )}
      <Section title="Beyond the room" tone="sunken">
        <ServiceCards services={extraServices(home)} />
      </Section>
    </>
  );
}
