'use client';
import type { Room } from '@vestibule/domain/rooms';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { NightlyPrice } from '../NightlyPrice/NightlyPrice.js';
import { Root } from './RoomBookingBar.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomBookingBar.texts.js';

export interface RoomBookingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The room on show. */
  room: Room;
  /** The booking form further down, such as `#book`. */
  href: string;
}

/** Price and the way to the form, in reach of the thumb while a phone shows the room. */
export function RoomBookingBar({ room, href, ...props }: RoomBookingBarProps) {
  const t = useTexts(texts);
  return (
    <Root {...props}>
      <NightlyPrice room={room} />
      <LinkButton href={href}>{t.bookThisSuite}</LinkButton>
    </Root>
  );
}
