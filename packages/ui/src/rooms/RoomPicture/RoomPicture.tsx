'use client';
import { FALLBACK_ROOM_IMAGE } from '@vestibule/domain/rooms';
import { useCallback, useImperativeHandle, useRef, useState } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import type { PictureProps } from '../../media/Picture/Picture.js';

export interface RoomPictureProps extends Omit<PictureProps, 'kind' | 'file'> {
  /** The room's own file; the fallback picture is shown when there is none or it cannot be loaded. */
  file?: string;
  /** What is said of the fallback, which does not show what `alt` says; `alt` by default. */
  fallbackAlt?: string;
}

/** A picture of a room that is never a broken one (spec 9, fallback placeholder). */
export function RoomPicture({
  ref,
  file,
  alt,
  fallbackAlt = alt,
  onError,
  ...props
}: RoomPictureProps) {
  const [failed, setFailed] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);
  useImperativeHandle(ref, () => imageRef.current as HTMLImageElement);
  // A picture may have failed before React was there to hear it.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      imageRef.current = image;
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(file);
    },
    [file],
  );
  const shown = file && file !== failed ? file : FALLBACK_ROOM_IMAGE;
  const isFallback = shown === FALLBACK_ROOM_IMAGE;
  return (
    <Picture
      key={shown}
      kind="rooms"
      file={shown}
      alt={isFallback ? fallbackAlt : alt}
      data-fallback={isFallback ? '' : undefined}
      ref={checkEarlyFailure}
      onError={(event) => {
        setFailed(file);
        onError?.(event);
      }}
      {...props}
    />
  );
}
