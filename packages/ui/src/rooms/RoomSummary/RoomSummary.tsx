import { dollarsToCents } from '@vestibule/domain/money';
import {
  activeDiscount,
  discountLabel,
  nightlyCents,
  ROOM_BATH,
  ROOM_SIZE,
  roomBedType,
  roomCapacity,
} from '@vestibule/domain/rooms';
import type { Room } from '@vestibule/domain/rooms';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import Maximize from 'lucide-react/icons/maximize';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../feedback/Badge/Badge.js';
import { Price } from '../../layout/Price/Price.js';
import { guestsText } from '../counted-text.js';
import { Cost, Fact, Facts, Head, Root, Title } from './RoomSummary.styles.js';

export interface RoomSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The room as the API carries it. */
  room: Room;
}

/** 'About Accommodation': price, discount, capacity, bed, size and bath (spec 2, Room detail). */
export function RoomSummary({ room, ...props }: RoomSummaryProps) {
  const id = useId();
  const discount = activeDiscount(room.discount);
  const facts = [
    { Icon: Users, term: 'Capacity', text: guestsText(roomCapacity(room)) },
    { Icon: BedDouble, term: 'Bed type', text: roomBedType(room) },
    { Icon: Maximize, term: 'Size', text: ROOM_SIZE },
    { Icon: Bath, term: 'Bath', text: ROOM_BATH },
  ];
  return (
    <Root aria-labelledby={id} {...props}>
      <Head>
        <Title id={id}>About Accommodation</Title>
        <Cost>
          {discount && <Badge tone="brass">{discountLabel(discount)}</Badge>}
          <Price
            size="large"
            cents={nightlyCents(room)}
            originalCents={dollarsToCents(room.price)}
            per="per night"
          />
        </Cost>
      </Head>
      <Facts>
        {facts.map(({ Icon, term, text }) => (
          <Fact key={term}>
            <Icon aria-hidden="true" />
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fact>
        ))}
      </Facts>
    </Root>
  );
}
