import { roomsMessages } from '@vestibule/domain/rooms';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Root, Text, Title } from './RoomNotFound.styles.js';

export interface RoomNotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where all rooms are listed. */
  roomsHref?: string;
}

/** In place of a room's page when there is no such room, with the way on. */
export function RoomNotFound({ roomsHref = '/rooms', ...props }: RoomNotFoundProps) {
  return (
    <Root {...props}>
      <Title>{roomsMessages['rooms.not-found']}</Title>
      <Text>
        It may have been renamed, or it is no longer let. All rooms that you can book are in our
        list.
      </Text>
      <LinkButton href={roomsHref}>See all rooms</LinkButton>
    </Root>
  );
}
