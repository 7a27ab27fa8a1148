'use client';
import { GALLERY_LOOPS_FROM, type Room } from '@vestibule/domain/rooms';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Icon } from '../../media/Icon.js';
import type { WindowProps } from '../../overlays/Dialog/DialogWindow.js';
import { countedPictures } from '../RoomGallery/counted-pictures.js';
import { texts as galleryTexts } from '../RoomGallery/RoomGallery.texts.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { Caption, Controls, Count, Figure, Stage, Window } from './RoomGalleryDialog.styles.js';
import { useGalleryMoves } from './use-gallery-moves.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './RoomGalleryDialog.texts.js';

export interface RoomGalleryDialogProps extends Pick<
  WindowProps,
  'open' | 'onOpenChange' | 'onClosed'
> {
  /** Whose pictures, in the order of its gallery. */
  room: Pick<Room, 'name' | 'images'>;
  /** What the pictures show, by file name; a picture without words is counted instead. */
  descriptions?: Readonly<Record<string, string>>;
  /** Which picture shows; counts from 0. */
  index: number;
  /** The guest goes to another picture. */
  onIndexChange: (index: number) => void;
}

/** A room's pictures as large as the window lets them be. */
export function RoomGalleryDialog(props: RoomGalleryDialogProps) {
  const t = useTexts(texts);
  const gallery = useTexts(galleryTexts);
  const { room, descriptions, index, onIndexChange, ...window } = props;
  const pictures = countedPictures(room, descriptions, gallery);
  const count = pictures.length;
  const shown = pictures[index] ?? pictures[0];
  const words = shown && shown.alt !== shown.fallbackAlt ? shown.alt : undefined;
  const loop = count >= GALLERY_LOOPS_FROM;
  const moves = useGalleryMoves({ open: window.open, count, index, loop, onIndexChange });

  const place = { place: index + 1, total: count };
  const controls = count > 1 && (
    <Controls>
      <IconButton
        outlined
        label={t.previousPicture}
        icon={<Icon of={chevronLeftIcon} />}
        aria-disabled={moves.atStart || undefined}
        onClick={moves.previous}
      />
      <Count aria-live="polite">
        {words ? (
          <Rich text={t.placeShowing({ ...place, picture: words })} hidden={<span />} />
        ) : (
          t.place(place)
        )}
      </Count>
      <IconButton
        outlined
        label={t.nextPicture}
        icon={<Icon of={chevronRightIcon} />}
        aria-disabled={moves.atEnd || undefined}
        onClick={moves.next}
      />
    </Controls>
  );
  return (
    <Window
      {...window}
      size="large"
      title={gallery.picturesOf({ room: room.name })}
      footer={controls}
    >
      <Figure {...moves.swipe}>
        <Stage>
          {pictures.map(({ file, alt, fallbackAlt }, place) => {
            const away = Math.abs(place - index);
            if (away > 1 && !(loop && away === count - 1)) return null;
            return (
              <div key={file ?? 'fallback'} data-beside={away > 0 ? '' : undefined}>
                <RoomPicture
                  file={file}
                  alt={alt}
                  fallbackAlt={fallbackAlt}
                  sizes="min(100vw, 150vh)"
                  draggable={false}
                />
              </div>
            );
          })}
        </Stage>
        {/* The picture itself says it. */}
        <Caption aria-hidden="true">{words}</Caption>
      </Figure>
    </Window>
  );
}
