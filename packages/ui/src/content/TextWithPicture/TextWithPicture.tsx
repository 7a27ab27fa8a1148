import type { PictureKind } from '@vestibule/domain/pictures';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { Media, Root, Words } from './TextWithPicture.styles.js';

export interface TextWithPictureProps extends ComponentPropsWithRef<'div'> {
  /** What is beside the words; without `alt` it decorates. */
  picture: { kind: PictureKind; file: string; alt?: string };
}

/** Words to read, and a picture beside them on wide screens. */
export function TextWithPicture({ picture, children, ...props }: TextWithPictureProps) {
  return (
    <Root {...props}>
      <Words>{children}</Words>
      <Media>
        <Picture
          alt=""
          {...picture}
          ratio="fill"
          sizes="(min-width: 60rem) 42rem, calc(100vw - 2.5rem)"
        />
      </Media>
    </Root>
  );
}
