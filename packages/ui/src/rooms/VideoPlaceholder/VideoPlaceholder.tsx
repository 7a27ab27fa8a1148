import clapperboardIcon from 'lucide/dist/esm/icons/clapperboard.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { GALLERY_SIZES } from '../gallery-sizes.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { Caption, Root, Text, Title } from './VideoPlaceholder.styles.js';

export interface VideoPlaceholderProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Which room the film will show. */
  name: string;
  /** A picture of the room, with the words. */
  file?: string;
}

/** Keeps the place of a room's video presentation. It plays nothing, and does not pretend to. */
export function VideoPlaceholder({ name, file, ...props }: VideoPlaceholderProps) {
  return (
    <Root {...props}>
      <RoomPicture file={file} alt="" ratio="16/9" sizes={GALLERY_SIZES} />
      <Caption>
        <Icon of={clapperboardIcon} />
        <Title>Video presentation</Title>
        <Text>A short film of the {name} is in the making. Until then, the pictures above.</Text>
      </Caption>
    </Root>
  );
}
