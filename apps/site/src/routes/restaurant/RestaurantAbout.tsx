import { fallbackPages, pageHero, type RestaurantPage } from '@vestibule/domain/content';
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
}

/** Chef and cuisine when both exist, opening hours line by line, the way to the menu (spec 2). */
export function RestaurantAbout({ page }: RestaurantAboutProps) {
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
          <div>
            <LinkButton href="#menu">Explore Our Menu</LinkButton>
          </div>
        </Stack>
      </TextWithPicture>
    </Section>
  );
}
