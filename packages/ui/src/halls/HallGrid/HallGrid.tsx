'use client';
import type { MeetingHall } from '@vestibule/domain/halls';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { useTexts } from '../../theme/texts.js';
import { HallCard } from '../HallCard/HallCard.js';
import { List, Root } from './HallGrid.styles.js';
import { texts } from './HallGrid.texts.js';

export interface HallGridProps extends ComponentPropsWithRef<'section'> {
  /** The halls of this page. */
  halls: ReadonlyArray<MeetingHall>;
  /** The halls are on their way. */
  loading?: boolean;
  /** Why they could not be loaded, in words for the guest. */
  problem?: string;
  /** Asks for the halls again. */
  onRetry?: () => void;
  /** The halls are being asked for again. */
  retrying?: boolean;
  /** Opens the request form for a hall. */
  onBook: (hall: MeetingHall) => void;
  /** News of one hall, below its card. */
  news?: { hallId: string; content: ReactNode };
}

/** The halls that can be asked for: loading, then error, empty or list (spec 4). */
export function HallGrid({
  halls,
  loading = false,
  problem,
  onRetry,
  retrying = false,
  onBook,
  news,
  ...props
}: HallGridProps) {
  const t = useTexts(texts);
  const state = problem ? 'error' : loading ? 'loading' : halls.length === 0 ? 'empty' : 'list';
  return (
    <Root aria-label={t.halls} data-state={state} {...props}>
      {state === 'error' && (
        <ErrorBlock title={t.failed} text={problem} onRetry={onRetry} retrying={retrying} />
      )}
      {state === 'loading' && <Loading>{t.loading}</Loading>}
      {state === 'empty' && <EmptyState title={t.noneFound} text={t.allUnavailable} />}
      {state === 'list' && (
        <List aria-busy={retrying || undefined}>
          {halls.map((hall) => (
            <li key={hall._id}>
              <HallCard hall={hall} onBook={onBook} />
              {news?.hallId === hall._id && news.content}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
