'use client';
import type { Room } from '@vestibule/domain/rooms';
import type { ComponentPropsWithRef } from 'react';
import { Carousel } from '../../media/Carousel/Carousel.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';

/** Ruling 36: room galleries loop from three pictures on. */
const LOOP_FROM = 3;

export interface RoomGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whose pictures. */
  room: Pick<Room, 'name' | 'images'>;
  /** What the pictures show, by file name; a picture without words is counted instead. */
  descriptions?: Readonly<Record<string, string>>;
  /** Joins the classes of the root. */
  className?: string;
}

function countedName(name: string, index: number, count: number): string {
  return count > 1 ? `${name}, picture ${index + 1} of ${count}` : name;
}

/** A room's pictures, one at a time; one picture has no controls, none shows the fallback. */
export function RoomGallery({ room, descriptions, ...props }: RoomGalleryProps) {
  const { name, images } = room;
  const sizes = '(min-width: 80rem) 53rem, (min-width: 60rem) 62vw, calc(100vw - 2.5rem)';
  return (
    <Carousel label={`Pictures of ${name}`} loopFrom={LOOP_FROM} {...props}>
      {(images.length > 0 ? images : [undefined]).map((file, index) => {
        const counted = countedName(name, index, images.length);
        return (
          <RoomPicture
            key={file ?? 'fallback'}
            file={file}
            alt={(file && descriptions?.[file]) ?? counted}
            fallbackAlt={counted}
            sizes={sizes}
          />
        );
      })}
    </Carousel>
  );
}
