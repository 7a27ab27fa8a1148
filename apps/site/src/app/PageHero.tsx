import type { PageHero as HeroTexts } from '@vestibule/domain/content';
import type { TextLanguage } from '@vestibule/domain/words';
import { Hero, type HeroProps } from '@vestibule/ui/layout';

interface PageHeroProps extends Omit<HeroProps, 'title' | 'subtitle' | 'picture'> {
  /** What stands over the page, from its record. */
  texts: HeroTexts;
}

/** Opens a page that the hotel writes itself. */
export function PageHero({ texts, ...props }: PageHeroProps) {
  return (
    <Hero
      title={marked(texts.title, texts.titleLanguage)}
      subtitle={marked(texts.subtitle, texts.subtitleLanguage)}
      picture={{ kind: 'content', file: texts.image }}
      {...props}
    />
  );
}

function marked(text: string, language: TextLanguage | undefined) {
  return language ? <span {...language}>{text}</span> : text;
}
