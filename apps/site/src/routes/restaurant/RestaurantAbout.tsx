import {
  mailHref,
  pageHero,
  phoneHref,
  type HotelContact,
  type RestaurantPage,
} from '@vestibule/domain/content';
import { chefSentence, fromTheKitchenTexts, openingHoursLines } from '@vestibule/domain/restaurant';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { LinkButton } from '@vestibule/ui/actions';
import { TextWithPicture } from '@vestibule/ui/content';
import { recordSentence, RecordText, Section, Stack, textInLanguage } from '@vestibule/ui/layout';
import { Rich, useTexts } from '@vestibule/ui/theme';
import { useDemonstration, useFallbackPages } from '../../app/hotel.js';
import { texts } from './RestaurantAbout.texts.js';

/** None of its dishes: those are below, each in another size. */
const kitchen = {
  kind: 'events',
  file: '/uploads/events/bread.webp',
} as const;

interface RestaurantAboutProps {
  page: (RestaurantPage & InLanguage) | undefined;
  contact: Pick<HotelContact, 'phone' | 'email'>;
  menuHref: string;
}

/**
 * Chef and cuisine when both exist, opening hours line by line, the way to the menu (spec 2); and how
 * to get a table, which cannot be booked here.
 */
export function RestaurantAbout({ page, contact, menuHref }: RestaurantAboutProps) {
  const t = useTexts(texts);
  const fallbacks = useFallbackPages();
  const head = pageHero('restaurantPage', page, fallbacks);
  const subtitle = page?.subtitle || fallbacks.restaurantPage.subtitle;
  const hours = openingHoursLines(page?.openingHours);
  const record = page ?? {};
  const words = (
    <Stack gap="lg">
      <ChefSentence page={page} />
      {hours.length > 0 && (
        <ul aria-label={t.openingHours}>
          {hours.map((line) => (
            <li key={line}>{textInLanguage(line, languageOfText(record, 'openingHours'))}</li>
          ))}
        </ul>
      )}
      <p>
        <Rich
          text={t.reserve}
          phone={
            <a href={phoneHref(contact.phone)}>
              {/* A number that is broken over two lines is dialled wrong. */}
              <bdi>{contact.phone.replaceAll(' ', '\u00a0')}</bdi>
            </a>
          }
          email={<a href={mailHref(contact.email)}>{contact.email}</a>}
        />
      </p>
      <div>
        <LinkButton href={menuHref}>{t.exploreOurMenu}</LinkButton>
      </div>
    </Stack>
  );
  return (
    <Section
      eyebrow={recordSentence(page ?? { title: '' }, 'title', t.about({ title: head.title }))}
      title={page ? recordSentence(page, 'subtitle', subtitle) : subtitle}
    >
      {useDemonstration() ? (
        <TextWithPicture picture={{ ...kitchen, alt: t.kitchenPicture }}>{words}</TextWithPicture>
      ) : (
        words
      )}
    </Section>
  );
}

/** Who cooks what, each marked where it has no translation. */
function ChefSentence({ page }: Pick<RestaurantAboutProps, 'page'>) {
  const t = useTexts(fromTheKitchenTexts);
  const sentence = chefSentence(page, t);
  if (!page || !sentence) return null;
  if (!page.language) return <p>{sentence}</p>;
  return (
    <p>
      <Rich
        text={t.chef({ chef: '<chef/>', cuisine: '<cuisine/>' })}
        chef={<RecordText of={page} field="headChef" />}
        cuisine={<RecordText of={page} field="cuisineType" />}
      />
    </p>
  );
}
