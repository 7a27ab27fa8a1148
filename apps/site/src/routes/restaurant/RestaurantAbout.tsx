import {
  fallbackPages,
  mailHref,
  pageHero,
  phoneHref,
  type HotelContact,
  type RestaurantPage,
} from '@vestibule/domain/content';
import { chefSentence, openingHoursLines } from '@vestibule/domain/restaurant';
import { LinkButton } from '@vestibule/ui/actions';
import { TextWithPicture } from '@vestibule/ui/content';
import { Section, Stack } from '@vestibule/ui/layout';

/** None of its dishes: those stand below, each in another size. */
const kitchen = {
  kind: 'events',
  file: '/uploads/events/bread.webp',
  alt: 'Dough under a rolling pin on a floured board, flatbread and eggs in tomatoes beside it',
} as const;

interface RestaurantAboutProps {
  page: RestaurantPage | undefined;
  contact: Pick<HotelContact, 'phone' | 'email'>;
  menuHref: string;
}

/**
 * Chef and cuisine when both exist, opening hours line by line, the way to the menu (spec 2); and how
 * to get a table, which cannot be booked here.
 */
export function RestaurantAbout({ page, contact, menuHref }: RestaurantAboutProps) {
  const { title } = pageHero('restaurantPage', page);
  const subtitle = page?.subtitle || fallbackPages.restaurantPage.subtitle;
  const sentence = chefSentence(page);
  const hours = openingHoursLines(page?.openingHours);
  return (
    <Section eyebrow={`About ${title}`} title={subtitle}>
      <TextWithPicture picture={kitchen}>
        <Stack gap="lg">
          {sentence && <p>{sentence}</p>}
          {hours.length > 0 && (
            <ul aria-label="Opening hours">
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p>
            To reserve a table, call us on{' '}
            <a href={phoneHref(contact.phone)}>
              {/* A number that is broken over two lines is dialled wrong. */}
              <bdi>{contact.phone.replaceAll(' ', '\u00a0')}</bdi>
            </a>{' '}
            or write to <a href={mailHref(contact.email)}>{contact.email}</a>.
          </p>
          <div>
            <LinkButton href={menuHref}>Explore Our Menu</LinkButton>
          </div>
        </Stack>
      </TextWithPicture>
    </Section>
  );
}
