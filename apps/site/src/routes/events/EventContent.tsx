import { useListEventsQuery } from '@vestibule/api/events';
import { eventCalendarFile, type HotelEvent } from '@vestibule/domain/events';
import { EventDetail } from '@vestibule/ui/events';
import { useSelector } from 'react-redux';
import { saveAsFile } from '../../app/save-as-file.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { useHotelNow } from '../../app/today.js';
import { UnpaidNotice } from '../bookings/UnpaidNotice.js';
import { useTickets } from './use-tickets.js';

interface EventContentProps {
  event: HotelEvent;
  /** The page's own address. */
  url: string;
}

const none: [] = [];

/** Everything about one event, and the dialog that sells it. */
export default function EventContent({ event, url }: EventContentProps) {
  const { data: events = none } = useListEventsQuery();
  const timeZone = useSelector(selectTimeZone);
  const tickets = useTickets(events);
  return (
    <>
      <UnpaidNotice type="event" id={event._id} />
      <EventDetail
        event={event}
        now={useHotelNow()}
        onBook={() => tickets.book(event)}
        onAddToCalendar={() => {
          const file = eventCalendarFile(event, { url, now: new Date(), timeZone });
          saveAsFile(`${event._id}.ics`, file, 'text/calendar');
        }}
      />
      {tickets.dialog}
    </>
  );
}
