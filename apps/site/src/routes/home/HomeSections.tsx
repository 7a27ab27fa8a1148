import { useGetNavigationQuery } from '@vestibule/api/content';
import {
  extraServices,
  extraServicesTexts,
  offeredServices,
  type HomePage,
} from '@vestibule/domain/content';
import type { Room } from '@vestibule/domain/rooms';
import { languageOfText, partInLanguage, type InLanguage } from '@vestibule/domain/words';
import { LinkButton } from '@vestibule/ui/actions';
import { PopularRooms, ServiceCards, Welcome } from '@vestibule/ui/content';
import { recordSentence, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { useFallbackPages } from '../../app/hotel.js';
import { texts } from './HomeSections.texts.js';
import { routes } from '../../hotel-routes.js';

interface HomeSectionsProps {
  home: (HomePage & InLanguage) | undefined;
  popular: readonly (Room & InLanguage)[];
}

/** What is below the hero: a word of welcome, popular rooms, what else there is. */
export default function HomeSections({ home, popular }: HomeSectionsProps) {
  const t = useTexts(texts);
  const services = useTexts(extraServicesTexts);
  const cards = extraServices(home, services, routes, useFallbackPages().homePage);
  const offered = offeredServices(cards, useGetNavigationQuery().data);
  return (
    <>
      {home?.about.content && (
        <Section>
          <Welcome
            message={recordSentence(
              partInLanguage(home, 'welcome'),
              'message',
              home.welcome.message,
            )}
            html={home.about.content}
            htmlLanguage={languageOfText(home, 'about.content')}
          />
        </Section>
      )}
      {popular.length > 0 && (
        <Section
          title={t.popularRooms}
          aside={
            <LinkButton variant="secondary" href={routes.rooms}>
              {t.allRooms}
            </LinkButton>
          }
        >
          <PopularRooms rooms={popular} label={t.oneByOne} />
        </Section>
      )}
      {offered.length > 0 && (
        <Section title={t.beyondTheRoom} tone="sunken">
          <ServiceCards services={offered} />
        </Section>
      )}
    </>
  );
}
