import type { HotelNow } from '@vestibule/domain/calendar';
import { eventDurationText, ticketSaleText, type HotelEvent } from '@vestibule/domain/events';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import { eventWhenText } from '../event-when.js';
import { CardFacts } from '../../layout/card.styles.js';

export interface EventFactsProps {
  /** What the facts are taken from. */
  event: HotelEvent;
  /** The hotel's clock, as far as it is known. */
  now?: HotelNow;
}

/** When, how long, where, and how many places are left to buy. */
export function EventFacts({ event, now }: EventFactsProps) {
  return (
    <CardFacts>
      <li>
        <CalendarDays aria-hidden="true" />
        <time dateTime={`${event.date}T${event.startTime}`}>{eventWhenText(event)}</time>
      </li>
      <li>
        <Clock aria-hidden="true" />
        {eventDurationText(event)}
      </li>
      <li>
        <MapPin aria-hidden="true" />
        {event.location}
      </li>
      <li>
        <Ticket aria-hidden="true" />
        {ticketSaleText(event, now)}
      </li>
    </CardFacts>
  );
}
