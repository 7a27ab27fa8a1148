'use client';
import type { HotelNow } from '@vestibule/domain/calendar';
import {
  eventFactsTexts,
  ticketSale,
  ticketSaleBadges,
  ticketSaleTexts,
  type HotelEvent,
} from '@vestibule/domain/events';
import { dollarsToCents } from '@vestibule/domain/money';
import calendarPlusIcon from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { itemsInLanguage, languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { Button } from '../../actions/Button/Button.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { Price } from '../../layout/Price/Price.js';
import { WithAside } from '../../layout/WithAside/WithAside.js';
import { useTexts } from '../../theme/texts.js';
import { EventFacts } from '../EventCard/EventFacts.js';
import { EventOptions } from '../EventOptions/EventOptions.js';
import { Aside, Badges, Options, Until, Words } from './EventDetail.styles.js';
import { texts } from './EventDetail.texts.js';

export interface EventDetailProps extends ComponentPropsWithRef<'div'> {
  /** The event as the API carries it. */
  event: HotelEvent & InLanguage;
  /** The hotel's clock: tickets are sold until the event begins. Unknown until the page has hydrated. */
  now?: HotelNow;
  /** Opens the ticket dialog. */
  onBook: () => void;
  /** Hands the guest the event as a calendar file. */
  onAddToCalendar: () => void;
}

/** Everything about one event, and the ways to its tickets and into a calendar. */
export function EventDetail({ event, now, onBook, onAddToCalendar, ...props }: EventDetailProps) {
  const t = useTexts(texts);
  const facts = useTexts(eventFactsTexts);
  const badges = ticketSaleBadges(useTexts(ticketSaleTexts));
  const sale = ticketSale(event, now);
  const closed = sale !== 'open';
  const aside = (
    <Aside>
      <Price size="large" cents={dollarsToCents(event.price)} per={facts.perPerson} />
      <EventFacts event={event} now={now} />
      <Badges>
        {closed && <Badge tone="danger">{badges[sale]}</Badge>}
        {event.isRefundable && <Badge tone="success">{facts.refundable}</Badge>}
      </Badges>
      <Button wide size="large" disabled={closed} onClick={onBook}>
        {t.bookNow}
      </Button>
      {!closed && <Until>{t.soldUntil}</Until>}
      <Button wide variant="quiet" onClick={onAddToCalendar}>
        <Icon of={calendarPlusIcon} />
        {t.addToCalendar}
      </Button>
    </Aside>
  );
  return (
    <WithAside aside={aside} asideFirst data-sale={sale} {...props}>
      <Words {...languageOfText(event, 'description')}>{event.description}</Words>
      <Options>
        <EventOptions title={facts.extras} options={itemsInLanguage(event, 'extras')} />
        <EventOptions title={facts.addons} options={itemsInLanguage(event, 'addons')} />
      </Options>
    </WithAside>
  );
}
