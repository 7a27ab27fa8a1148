import { galleryImages, type Room } from '@vestibule/domain/rooms';
import { useIdleFetch } from '@vestibule/ui/code';
import { RoomGallery } from '@vestibule/ui/rooms';
import { useState } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { usePictureTexts } from './use-picture-texts.js';

const [RoomGalleryDialog, fetchDialog] = lateDialog(
  () => import('./gallery-dialog.js'),
  'rooms/gallery-dialog',
);

/** The pictures after the hero's, and each of them large. */
export function RoomPictures({ room }: { room: Room }) {
  const { name, images } = room;
  useIdleFetch(fetchDialog);
  const descriptions = usePictureTexts(room);
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
