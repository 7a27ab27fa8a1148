import { articlesTexts } from '@vestibule/domain/news';
import type { Language } from '@vestibule/domain/words';
import { useTexts } from '@vestibule/ui/theme';
import { galleryPictures } from '../routes/content/gallery-pictures.js';
import { useLanguage } from './language.js';
import { previewedPictures as arabic } from './picture-words.ar.js';
import { previewedPictures as english } from './picture-words.en.js';

const previewed: Record<Language, Readonly<Record<string, string>>> = { en: english, ar: arabic };

/** Says what a stored picture shows (`{kind}/{name}`), where it stands alone; rooms have their own list. */
export function usePictureWords(): (name: string) => string | undefined {
  const own = previewed[useLanguage()];
  const gallery = useTexts(galleryPictures);
  const { lanternPicture } = useTexts(articlesTexts);
  return (name) => {
    if (name === 'events/lantern') return lanternPicture;
    return own[name] ?? gallery[`${name.replace(/^content\//, '')}.webp`];
  };
}
