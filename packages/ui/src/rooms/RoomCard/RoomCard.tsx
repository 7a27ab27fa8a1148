'use client';
import { bookingTermsTexts, refundTerm } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import type { StayAvailability, Room, Stay } from '@vestibule/domain/rooms';
import {
  activeDiscount,
  bookableStay,
  discountLabel,
  discountTexts,
  quoteStay,
  roomCover,
} from '@vestibule/domain/rooms';
import { routeTo } from '@vestibule/domain/routes';
import { formatCents } from '@vestibule/domain/money';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { cardPictureSizes } from '../../layout/card-picture-sizes.js';
import { NightlyPrice } from '../NightlyPrice/NightlyPrice.js';
import { recordLabel } from '../../layout/record-label.js';
import { useRoutes } from '../../theme/routes.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { RoomPicture } from '../RoomPicture/RoomPicture.js';
import { CardBadges, CardMedia, CardName } from '../../layout/card.styles.js';
import { Body, Foot, Root } from './RoomCard.styles.js';
import { texts } from './RoomCard.texts.js';
import { RoomFacts } from './RoomFacts.js';

export interface RoomCardProps extends ComponentPropsWithRef<'article'> {
  /** The room as the API carries it. */
  room: Room & InLanguage;
  /** How far it is free in the chosen dates; leave it out when no dates are chosen. */
  availability?: StayAvailability;
  /** The chosen dates: the card says what they cost in all. */
  stay?: Stay;
  /** The hotel's day: from it on, a stay is not given back in full. */
  today?: Day;
  /** Where View Details leads; the provider's route by default. */
  href?: string;
}

/** One room in a list: picture, name, guests, bed, price, and the way to its page. */
export function RoomCard({ room, availability, stay, today, href, ...props }: RoomCardProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const routes = useRoutes();
  const terms = useTexts(bookingTermsTexts);
  const off = useTexts(discountTexts);
  const discount = activeDiscount(room.discount);
  // Spec 2: an 'Available' badge when dates are chosen; ruling 6 where only some nights are free.
  const badges = {
    'every-night': { tone: 'success', words: t.available },
    'some-nights': { tone: 'warning', words: t.someNightsAvailable },
    none: undefined,
  } as const satisfies Record<StayAvailability, object | undefined>;
  const free = availability && badges[availability];
  return (
    <Root data-availability={availability} {...props}>
      <CardMedia>
        <RoomPicture file={roomCover(room)} alt="" sizes={cardPictureSizes} />
        <CardBadges>
          {free && (
            <Badge solid tone={free.tone}>
              {free.words}
            </Badge>
          )}
          {discount && (
            <Badge solid tone="brass">
              {discountLabel(discount, off, locale)}
            </Badge>
          )}
        </CardBadges>
      </CardMedia>
      <Body>
        <CardName>
          <span {...languageOfText(room, 'name')}>{room.name}</span>
        </CardName>
        <RoomFacts room={room} />
        <Foot>
          <div>
            <NightlyPrice room={room} />
            {stay && <StayPrice room={room} stay={stay} />}
            <small>
              {refundTerm(room, stay && today ? { begins: stay.checkIn, today } : undefined, terms)}
            </small>
          </div>
          <LinkButton
            variant="secondary"
            size="small"
            href={href ?? routeTo(routes, 'room', { id: room._id })}
          >
            {recordLabel(room, 'name', t.viewDetails({ name: room.name }))}
          </LinkButton>
        </Foot>
      </Body>
    </Root>
  );
}

function StayPrice({ room, stay }: { room: Room; stay: Stay }) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const { nights, totalCents } = quoteStay(room, bookableStay(stay));
  return <b>{t.stayPrice({ price: formatCents(totalCents, locale), count: nights })}</b>;
}
