'use client';
import { formatLongDay } from '@vestibule/domain/calendar';
import type { Stay } from '@vestibule/domain/rooms';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Stays } from './RoomGrid.styles.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';

interface NearestStaysProps {
  stays: ReadonlyArray<Stay>;
  href: (stay: Stay) => string;
}

/** What a guest is offered whose dates have nothing: as many nights, a few days away. */
export function NearestStays({ stays, href }: NearestStaysProps) {
  const words = useTexts(stayTexts);
  const { locale } = useLocale();
  if (stays.length === 0) return null;
  return (
    <Stays>
      {words.freeNear}
      {stays.map((stay) => (
        <LinkButton key={stay.checkIn} variant="secondary" size="small" href={href(stay)}>
          {words.dates({
            checkIn: formatLongDay(stay.checkIn, locale),
            checkOut: formatLongDay(stay.checkOut, locale),
          })}
        </LinkButton>
      ))}
    </Stays>
  );
}
