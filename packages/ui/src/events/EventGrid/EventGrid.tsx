'use client';
import type { HotelNow } from '@vestibule/domain/calendar';
import type { HotelEvent } from '@vestibule/domain/events';
import { memo, type ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { useTexts } from '../../theme/texts.js';
import { EventCard } from '../EventCard/EventCard.js';
import { List, Root } from './EventGrid.styles.js';
import { texts } from './EventGrid.texts.js';

export interface EventGridProps extends ComponentPropsWithRef<'section'> {
  /** The events of this page. */
  events: ReadonlyArray<HotelEvent>;
  /** The hotel's clock: tickets are sold until the event begins. Unknown until the page has hydrated. */
  now?: HotelNow;
  /** The events are on their way. */
  loading?: boolean;
  /** Why they could not be loaded, in words for the guest. */
  problem?: string;
  /** Asks for the events again. */
  onRetry?: () => void;
  /** The events are being asked for again. */
  retrying?: boolean;
  /** Opens the ticket dialog for an event. A function that stays the same spares the cards. */
  onBook: (event: HotelEvent) => void;
}

/** A page that opens its ticket dialog draws none of its cards again. */
const Card = memo(EventCard);

/** The upcoming events: loading, error, empty or list (spec 4). */
export function EventGrid({
  events,
  now,
  loading = false,
  problem,
  onRetry,
  retrying = false,
  onBook,
  ...props
}: EventGridProps) {
  const t = useTexts(texts);
  const state = problem ? 'error' : loading ? 'loading' : events.length === 0 ? 'empty' : 'list';
  return (
    <Root aria-label={t.events} data-state={state} {...props}>
      {state === 'error' && (
        <ErrorBlock title={t.failed} text={problem} onRetry={onRetry} retrying={retrying} />
      )}
      {state === 'loading' && <Loading>{t.loading}</Loading>}
      {state === 'empty' && <EmptyState title={t.noneFound} />}
      {state === 'list' && (
        <List aria-busy={retrying || undefined}>
          {events.map((event) => (
            <li key={event._id}>
              <Card {...{ event, now, onBook }} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
