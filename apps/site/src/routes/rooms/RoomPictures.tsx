import { galleryImages, type Room } from '@vestibule/domain/rooms';
import { useIdleFetch } from '@vestibule/ui/code';
import { RoomGallery } from '@vestibule/ui/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { roomPictures } from './room-pictures.js';

const [RoomGalleryDialog, fetchDialog] = lateDialog(
  () => import('./gallery-dialog.js'),
  'rooms/gallery-dialog',
);

/** The pictures after the hero's, and each of them large. */
export function RoomPictures({ room: { name, images } }: { room: Room }) {
  useIdleFetch(fetchDialog);
  const descriptions = useTexts(roomPictures);
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const shown = {
    room: { name, images: galleryImages({ images }) },
    descriptions,
  };
  return (
    <>
      <RoomGallery
        {...shown}
        onEnlarge={(pressed) => {
          setIndex(pressed);
          setOpen(true);
        }}
      />
      <RoomGalleryDialog
        {...shown}
        open={open}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}
