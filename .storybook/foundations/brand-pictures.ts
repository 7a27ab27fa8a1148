import type { PictureKind } from '@vestibule/domain/pictures';
import type { ColourName } from '../../packages/ui/src/theme/colour-pairs.js';

interface BrandPicture {
  kind: PictureKind;
  file: string;
  shows: string;
  /** Colours of the light theme that are in it, and where. */
  colours: Partial<Record<ColourName, string>>;
}

/** A test finds each colour in its picture. */
export const brandPictures: readonly BrandPicture[] = [
  {
    kind: 'content',
    file: 'hero-home.webp',
    shows: 'The house in the evening light across its pool, palms on both sides',
    colours: {
      deep: 'The pool where it is deepest.',
      accent: 'Its water under the last light.',
      ruleStrong: 'The plaster of the front in shadow.',
      paper: 'The sky above the roof.',
    },
  },
  {
    kind: 'restaurant',
    file: 'mezze.webp',
    shows: 'Five small dishes on a stone table, two of them in teal bowls, flatbread beside them',
    colours: {
      accent: 'The glaze of the bowls.',
      rule: 'The stone of the table.',
      brass: 'The saucer of the tea, the crust of the bread.',
    },
  },
];
