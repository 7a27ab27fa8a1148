import type { PageHero as HeroTexts } from '@vestibule/domain/content';
import { Hero, textInLanguage, type HeroProps } from '@vestibule/ui/layout';

interface PageHeroProps extends Omit<HeroProps, 'title' | 'subtitle' | 'picture'> {
  /** What is over the page, from its record. */
  texts: HeroTexts;
}

/** Opens a page that the hotel writes itself. */
export function PageHero({ texts, ...props }: PageHeroProps) {
  return (
    <Hero
      title={textInLanguage(texts.title, texts.titleLanguage)}
      subtitle={textInLanguage(texts.subtitle, texts.subtitleLanguage)}
      {...(texts.image && { picture: { kind: 'content', file: texts.image } })}
      {...props}
    />
  );
}
