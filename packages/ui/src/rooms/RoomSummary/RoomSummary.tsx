'use client';
import {
  activeDiscount,
  discountLabel,
  discountTexts,
  roomBath,
  roomBedType,
  roomCapacity,
  roomDefaultsTexts,
  roomSize,
} from '@vestibule/domain/rooms';
import type { Room } from '@vestibule/domain/rooms';
import type { InLanguage } from '@vestibule/domain/words';
import bathIcon from 'lucide/dist/esm/icons/bath.mjs';
import bedDoubleIcon from 'lucide/dist/esm/icons/bed-double.mjs';
import maximizeIcon from 'lucide/dist/esm/icons/maximize.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../feedback/Badge/Badge.js';
import { NightlyPrice } from '../NightlyPrice/NightlyPrice.js';
import { Icon } from '../../media/Icon.js';
import { Cost, Fact, Facts, Head, Root, Title } from './RoomSummary.styles.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';
import { texts } from './RoomSummary.texts.js';

export interface RoomSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The room as the API carries it. */
  room: Room & InLanguage;
  /** Which size shows: what the room's record says, if anything, or 44m2 for every room. */
  sizeSource?: 'own' | 'fixed';
}

/** 'About Accommodation': price, discount, capacity, bed, size and bath (spec 2, Room detail). */
export function RoomSummary({ room, sizeSource = 'own', ...props }: RoomSummaryProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const words = useTexts(stayTexts);
  const id = useId();
  const off = useTexts(discountTexts);
  const defaults = useTexts(roomDefaultsTexts);
  const discount = activeDiscount(room.discount);
  const facts = [
    { icon: usersIcon, term: t.capacity, text: words.guests({ count: roomCapacity(room) }) },
    {
      icon: bedDoubleIcon,
      term: t.bedType,
      text: recordSentence(room, 'bedType', roomBedType(room, defaults)),
    },
    { icon: maximizeIcon, term: t.size, text: roomSize(room, sizeSource, defaults) },
    { icon: bathIcon, term: t.bath, text: roomBath(defaults) },
  ];
  return (
    <Root aria-labelledby={id} {...props}>
      <Head>
        <Title id={id}>{t.aboutAccommodation}</Title>
        <Cost>
          {discount && <Badge tone="brass">{discountLabel(discount, off, locale)}</Badge>}
          <NightlyPrice size="large" room={room} />
        </Cost>
      </Head>
      <Facts>
        {facts.map(
          ({ icon, term, text }) =>
            text && (
              <Fact key={term}>
                <dt>
                  <Icon of={icon} />
                  {term}
                </dt>
                <dd>{text}</dd>
              </Fact>
            ),
        )}
      </Facts>
    </Root>
  );
}
