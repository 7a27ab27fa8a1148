import type { AboutPage } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { Item, Root } from './Gallery.styles.js';

export interface GalleryProps extends ComponentPropsWithRef<'ul'> {
  /** The record's pictures. */
  pictures: AboutPage['gallery'];
}

/** Pictures of the house, laid like tiles; they decorate and carry no words. */
export function Gallery({ pictures, ...props }: GalleryProps) {
  return (
    <Root {...props}>
      {pictures.map(({ image }) => (
        <Item key={image}>
          <Picture
            kind="content"
            file={image}
            alt=""
            ratio="fill"
            sizes="(min-width: 60rem) 40rem, calc(100vw - 2.5rem)"
          />
        </Item>
      ))}
    </Root>
  );
}
