'use client';
import type { HotelNow } from '@vestibule/domain/calendar';
import {
  eventFactsTexts,
  eventTeaser,
  ticketSale,
  ticketSaleBadges,
  ticketSaleTexts,
  type HotelEvent,
} from '@vestibule/domain/events';
import { routeTo } from '@vestibule/domain/routes';
import { dollarsToCents } from '@vestibule/domain/money';
import { itemsInLanguage, languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { CardPicture } from '../../layout/CardPicture.js';
import { recordLabel } from '../../layout/record-label.js';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { Price } from '../../layout/Price/Price.js';
import { useLink } from '../../theme/link.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { EventOptions } from '../EventOptions/EventOptions.js';
import { texts } from './EventCard.texts.js';
import { EventFacts } from './EventFacts.js';
import { CardBadges, CardFoot, CardLink, CardMedia, CardName } from '../../layout/card.styles.js';
import { Body, Options, Overlay, Root, Teaser } from './EventCard.styles.js';

export interface EventCardProps extends ComponentPropsWithRef<'article'> {
  /** The event as the API carries it. */
  event: HotelEvent & InLanguage;
  /** The hotel's clock: tickets are sold until the event begins. Unknown until the page has hydrated. */
  now?: HotelNow;
  /** Opens the ticket dialog for this event. */
  onBook: (event: HotelEvent) => void;
  /** Where the title leads; the provider's route by default. */
  href?: string;
}

/** One event in a list: what it is, when, what it costs, and two ways to its tickets. */
export function EventCard({ event, now, onBook, href, ...props }: EventCardProps) {
  const t = useTexts(texts);
  const facts = useTexts(eventFactsTexts);
  const routes = useRoutes();
  const badges = ticketSaleBadges(useTexts(ticketSaleTexts));
  const Link = useLink();
  const sale = ticketSale(event, now);
  const closed = sale !== 'open';
  const [cover] = event.images;
  const bookNow = recordLabel(event, 'title', t.bookNow({ event: event.title }));
  return (
    <Root data-sale={sale} {...props}>
      <CardMedia>
        <CardPicture kind="events" file={cover} name={event.title} />
        <CardBadges>
          {closed && (
            <Badge solid tone="danger">
              {badges[sale]}
            </Badge>
          )}
          {event.isRefundable && (
            <Badge solid tone="success">
              {facts.refundable}
            </Badge>
          )}
        </CardBadges>
        <Overlay>
          <Button size="small" disabled={closed} onClick={() => onBook(event)}>
            {bookNow}
          </Button>
        </Overlay>
      </CardMedia>
      <Body>
        <CardName>
          <CardLink as={Link} href={href ?? routeTo(routes, 'event', { id: event._id })}>
            <RecordText of={event} field="title" />
          </CardLink>
        </CardName>
        <EventFacts event={event} now={now} />
        <Teaser>{textInLanguage(eventTeaser(event), languageOfText(event, 'description'))}</Teaser>
        <Options>
          <EventOptions brief title={facts.extras} options={itemsInLanguage(event, 'extras')} />
          <EventOptions brief title={facts.addons} options={itemsInLanguage(event, 'addons')} />
        </Options>
        <CardFoot>
          <Price cents={dollarsToCents(event.price)} per={facts.perPerson} />
          <Button variant="secondary" size="small" disabled={closed} onClick={() => onBook(event)}>
            {bookNow}
          </Button>
        </CardFoot>
      </Body>
    </Root>
  );
}
