'use client';
import type { HotelNow } from '@vestibule/domain/calendar';
import {
  eventDurationText,
  eventFactsTexts,
  ticketSaleText,
  ticketSaleTexts,
  type HotelEvent,
} from '@vestibule/domain/events';
import type { InLanguage } from '@vestibule/domain/words';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import ticketIcon from 'lucide/dist/esm/icons/ticket.mjs';
import { Icon } from '../../media/Icon.js';
import { useEventWhen } from '../use-event-when.js';
import { CardFacts } from '../../layout/card.styles.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { useTexts } from '../../theme/texts.js';

export interface EventFactsProps {
  /** What the facts are taken from. */
  event: HotelEvent & InLanguage;
  /** The hotel's clock, as far as it is known. */
  now?: HotelNow;
}

/** When, how long, where, and how many places are left to buy. */
export function EventFacts({ event, now }: EventFactsProps) {
  const t = useTexts(eventFactsTexts);
  const sale = useTexts(ticketSaleTexts);
  const when = useEventWhen(event);
  return (
    <CardFacts>
      <li>
        <Icon of={calendarDaysIcon} />
        <time dateTime={`${event.date}T${event.startTime}`}>{when}</time>
      </li>
      <li>
        <Icon of={clockIcon} />
        {eventDurationText(event, t)}
      </li>
      <li>
        <Icon of={mapPinIcon} />
        <RecordText of={event} field="location" />
      </li>
      <li>
        <Icon of={ticketIcon} />
        {ticketSaleText(event, now, sale)}
      </li>
    </CardFacts>
  );
}
