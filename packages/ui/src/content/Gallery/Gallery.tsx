import type { AboutPage } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { Item, Root } from './Gallery.styles.js';

export interface GalleryProps extends ComponentPropsWithRef<'ul'> {
  /** The record's pictures. */
  pictures: AboutPage['gallery'];
  /** What the pictures show, by file name; a picture without words decorates. */
  descriptions?: Readonly<Record<string, string>>;
}

/** A narrow tile is square where it is largest: it cuts off a third of its picture. */
const sizes = {
  wide: '(min-width: 80rem) 53rem, (min-width: 40rem) 61vw, calc(100vw - 2.5rem)',
  narrow: '(min-width: 80rem) 40rem, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)',
  whole: '(min-width: 80rem) 80rem, calc(100vw - 2.5rem)',
};

/** As the grid lays them: wide and narrow take turns, an odd last one takes the line. */
function widthOf(index: number, count: number): keyof typeof sizes {
  if (count % 2 === 1 && index === count - 1) return 'whole';
  return index % 4 === 1 || index % 4 === 2 ? 'narrow' : 'wide';
}

/** Pictures of the hotel, laid like tiles. */
export function Gallery({ pictures, descriptions, ...props }: GalleryProps) {
  return (
    <Root {...props}>
      {pictures.map(({ image }, index) => (
        <Item key={image}>
          <Picture
            kind="content"
            file={image}
            alt={descriptions?.[image] ?? ''}
            ratio="fill"
            sizes={sizes[widthOf(index, pictures.length)]}
          />
        </Item>
      ))}
    </Root>
  );
}
