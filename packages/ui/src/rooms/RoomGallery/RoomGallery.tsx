'use client';
import { GALLERY_LOOPS_FROM, type Room } from '@vestibule/domain/rooms';
import expandIcon from 'lucide/dist/esm/icons/expand.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { GALLERY_SIZES } from '../gallery-sizes.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { countedPictures } from './counted-pictures.js';
import { Opener, Root } from './RoomGallery.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomGallery.texts.js';

export interface RoomGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whose pictures. */
  room: Pick<Room, 'name' | 'images'>;
  /** What the pictures show, by file name; a picture without words is counted instead. */
  descriptions?: Readonly<Record<string, string>>;
  /** A picture was pressed: show it large. Counts from 0. Without it pictures cannot be pressed. */
  onEnlarge?: (index: number) => void;
  /** Joins the classes of the root. */
  className?: string;
}

/** A room's pictures, one at a time; one picture has no controls, none shows the fallback. */
export function RoomGallery({ room, descriptions, onEnlarge, ...props }: RoomGalleryProps) {
  const t = useTexts(texts);
  return (
    <Root label={t.picturesOf({ room: room.name })} loopFrom={GALLERY_LOOPS_FROM} {...props}>
      {countedPictures(room, descriptions, t).map(({ file, alt, fallbackAlt }, index) => {
        const picture = (
          <RoomPicture
            key={file ?? 'fallback'}
            file={file}
            alt={alt}
            fallbackAlt={fallbackAlt}
            sizes={GALLERY_SIZES}
          />
        );
        if (!file || !onEnlarge) return picture;
        return (
          <Opener
            key={file}
            type="button"
            aria-haspopup="dialog"
            aria-label={t.enlarge({ picture: alt })}
            onClick={() => onEnlarge(index)}
          >
            {picture}
            <Icon of={expandIcon} />
          </Opener>
        );
      })}
    </Root>
  );
}
