'use client';
import clapperboardIcon from 'lucide/dist/esm/icons/clapperboard.mjs';
import type { Room } from '@vestibule/domain/rooms';
import type { InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Icon } from '../../media/Icon.js';
import { GALLERY_SIZES } from '../gallery-sizes.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { Caption, Root, Text, Title } from './VideoPlaceholder.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './VideoPlaceholder.texts.js';

export interface VideoPlaceholderProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Which room the film will show. */
  room: Pick<Room, 'name'> & InLanguage;
  /** A picture of the room, with the words. */
  file?: string;
}

/** Keeps the place of a room's video presentation. It plays nothing, and does not pretend to. */
export function VideoPlaceholder({ room, file, ...props }: VideoPlaceholderProps) {
  const t = useTexts(texts);
  return (
    <Root {...props}>
      <RoomPicture file={file} alt="" ratio="16/9" sizes={GALLERY_SIZES} />
      <Caption>
        <Icon of={clapperboardIcon} />
        <Title>{t.videoPresentation}</Title>
        <Text>{recordSentence(room, 'name', t.inTheMaking({ room: room.name }))}</Text>
      </Caption>
    </Root>
  );
}
