import {
  linkPreview,
  linkPreviewSize,
  uploadsUrl,
  type PictureKind,
} from '@vestibule/domain/pictures';
import { articlesTexts } from '@vestibule/domain/news';
import { useTexts } from '@vestibule/ui/theme';
import { galleryPictures } from '../routes/content/gallery-pictures.js';
import { texts } from './LinkPreview.texts.js';
import { picturesUrl, pictureSource } from '../hotel-pictures.js';
import { usePublicUrl } from './public-url.js';

/** The picture that a page or a record opens with. */
export interface Cover {
  kind: PictureKind;
  file: string;
  /** What it shows, where the words are not among the hotel's. */
  text?: string | undefined;
}

interface LinkPreviewProps {
  /** Whose stored hero is shown where the cover has no preview. */
  section: string;
  /** Shown where a preview was cut from it. */
  cover?: Cover | undefined;
  /** Says what is shown where nobody described the picture. */
  title: string;
  /** Of the demonstration are the stored heroes, and what is known of pictures by their names. */
  demonstration: boolean;
}

/** The picture that messengers and social networks show beside a link, and its words. */
export function LinkPreview({ section, cover, title, demonstration }: LinkPreviewProps) {
  const publicUrl = usePublicUrl();
  const uploads = uploadsUrl(picturesUrl || publicUrl);
  const pictureWords = usePictureWords();
  const own = cover && pictureSource(cover.kind, cover.file).name;
  const ownPreview = own && linkPreview(own);
  if (!ownPreview && !demonstration) return null;
  const words = ownPreview
    ? (cover?.text ?? (demonstration ? pictureWords(own) : undefined))
    : pictureWords(`content/hero-${section}`);
  return (
    <>
      <meta property="og:image" content={`${uploads}og/${ownPreview ?? section}.jpg`} />
      <meta property="og:image:alt" content={words ?? title} />
      <meta property="og:image:width" content={String(linkPreviewSize.width)} />
      <meta property="og:image:height" content={String(linkPreviewSize.height)} />
    </>
  );
}

/** Says what a stored picture shows (`{kind}/{name}`), where it is alone; rooms have their own list. */
function usePictureWords(): (name: string) => string | undefined {
  const own: Readonly<Record<string, string>> = useTexts(texts);
  const gallery = useTexts(galleryPictures);
  const { lanternPicture } = useTexts(articlesTexts);
  return (name) => {
    if (name === 'events/lantern') return lanternPicture;
    return own[name] ?? gallery[`${name.replace(/^content\//, '')}.webp`];
  };
}
