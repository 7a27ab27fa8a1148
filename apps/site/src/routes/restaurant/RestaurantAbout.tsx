import { fallbackPages, pageHero, type RestaurantPage } from '@vestibule/domain/content';
import { chefSentence, openingHoursLines } from '@vestibule/domain/restaurant';
import { LinkButton } from '@vestibule/ui/actions';
import { TextWithPicture } from '@vestibule/ui/content';
import { Section, Stack } from '@vestibule/ui/layout';

const table = {
  kind: 'restaurant',
  file: 'breakfast.webp',
  alt: 'Three eggs in tomatoes in an iron pan, flatbread, figs, dates and coffee around it',
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
      <TextWithPicture picture={table}>
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
