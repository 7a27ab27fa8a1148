'use client';
import { bookingTermsTexts } from '@vestibule/domain/bookings';
import { includedInStay } from '@vestibule/domain/rooms';
import type { Room } from '@vestibule/domain/rooms';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import minusIcon from 'lucide/dist/esm/icons/minus.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { RoomDescription } from '../RoomDescription/RoomDescription.js';
import { Item, List, Policy, PolicyTitle, Root } from './IncludedList.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './IncludedList.texts.js';

export interface IncludedListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Breakfast, refund, times and the refund policy are read from it. */
  room: Pick<
    Room,
    'breakfastIncluded' | 'isRefundable' | 'checkInTime' | 'checkOutTime' | 'refundPolicy'
  > &
    InLanguage;
}

/** What is included in a stay, from when to when, and what a cancellation costs (spec 2). */
export function IncludedList({ room, ...props }: IncludedListProps) {
  const t = useTexts(texts);
  const terms = useTexts(bookingTermsTexts);
  return (
    <Root {...props}>
      <List>
        {includedInStay(room, terms).map(({ text, included }) => (
          <Item key={text}>
            <Icon of={included ? checkIcon : minusIcon} />
            {text}
          </Item>
        ))}
      </List>
      {room.refundPolicy.trim() !== '' && (
        <Policy>
          <PolicyTitle>{t.refundPolicy}</PolicyTitle>
          <RoomDescription
            size="small"
            html={room.refundPolicy}
            {...languageOfText(room, 'refundPolicy')}
          />
        </Policy>
      )}
    </Root>
  );
}
