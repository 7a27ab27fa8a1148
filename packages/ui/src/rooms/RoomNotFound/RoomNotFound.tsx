'use client';
import { roomsMessages } from '@vestibule/domain/rooms';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Root, Text, Title } from './RoomNotFound.styles.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomNotFound.texts.js';

export interface RoomNotFoundProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where all rooms are listed; the provider's route by default. */
  roomsHref?: string;
}

/** In place of a room's page when there is no such room, with the way on. */
export function RoomNotFound({ roomsHref, ...props }: RoomNotFoundProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  const messages = useTexts(roomsMessages);
  return (
    <Root {...props}>
      <Title>{messages['rooms.not-found']}</Title>
      <Text>{t.reason}</Text>
      <LinkButton href={roomsHref ?? routes.rooms}>{t.seeAll}</LinkButton>
    </Root>
  );
}
