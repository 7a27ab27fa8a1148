'use client';
import type { Day } from '@vestibule/domain/calendar';
import { emptyRoomsMessage, searchRoomsTexts } from '@vestibule/domain/rooms';
import type { EmptyRoomsReason, FoundRoom, Room, Stay } from '@vestibule/domain/rooms';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { RoomCard } from '../RoomCard/RoomCard.js';
import { NearestStays } from './NearestStays.js';
import { Frame, Head, List, Notice, Root, Status } from './RoomGrid.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomGrid.texts.js';

export interface RoomGridProps extends ComponentPropsWithRef<'section'> {
  /** The rooms of this page, as `searchRooms` found them. */
  rooms: ReadonlyArray<FoundRoom>;
  /** The rooms are on their way, and there are none to show yet. */
  loading?: boolean;
  /** The rooms on show are being asked for again. */
  refreshing?: boolean;
  /** The rooms on show answer an earlier search: they are dimmed until this one's are there. */
  outdated?: boolean;
  /** Why they could not be loaded, in words for the guest; rooms that are there stay below it. */
  problem?: string;
  /** Asks for the rooms again. */
  onRetry?: () => void;
  /**
   * Why there are none: chooses among three texts.
   *
   * @default 'none-at-all'
   */
  emptyReason?: EmptyRoomsReason;
  /** What else a guest should know of the empty list. */
  emptyText?: ReactNode;
  /** One action for the empty list, such as clearing the dates. */
  emptyAction?: ReactNode;
  /** For a list that is empty for its dates: the nearest on which a room is free. */
  nearestStays?: ReadonlyArray<Stay>;
  /** The address of the same search on other dates. */
  stayHref?: (stay: Stay) => string;
  /** How many match in all; announced when it changes. By default the rooms of this page. */
  total?: number;
  /** The page on show, from 1. */
  page?: number;
  /** Of so many: said behind the number of rooms, and announced when another page comes. */
  pageCount?: number;
  /** Beside the number of rooms: their order, by `RoomSortSelect`. Not shown with fewer than two. */
  sort?: ReactNode;
  /** The dates that were searched: each card says what they cost. */
  stay?: Stay;
  /** The hotel's day, which each card's refund terms go by. */
  today?: Day;
  /** Where a room's View Details leads; the provider's route by default. */
  roomHref?: (room: Room) => string;
}

/** A page that opens a dialog draws none of its cards again. */
const Card = memo(RoomCard);

/**
 * The rooms that match, or a plain word on why there are none. It can take the focus when another
 * page comes, as the link that was pressed is below the rooms: how many they are is read with it.
 */
export function RoomGrid({
  rooms,
  loading = false,
  refreshing = false,
  outdated = false,
  problem,
  onRetry,
  emptyReason,
  emptyText,
  emptyAction,
  nearestStays,
  stayHref,
  total = rooms.length,
  page = 1,
  pageCount = 1,
  sort,
  stay,
  today,
  roomHref,
  ...props
}: RoomGridProps) {
  const t = useTexts(texts);
  const statusId = useId();
  const state = stateOf({ problem, loading: loading || outdated, rooms });
  const found =
    pageCount > 1 ? t.foundOnPage({ count: total, page, pageCount }) : t.found({ count: total });
  return (
    <Root
      aria-label={t.rooms}
      aria-describedby={statusId}
      tabIndex={-1}
      data-state={state}
      {...props}
    >
      {problem && <ErrorBlock title={problem} onRetry={onRetry} retrying={refreshing} />}
      {/* One element for all states: what comes into it is announced, an element that comes is not. */}
      <Head>
        <Status id={statusId}>
          {state === 'loading' && <Loading role="none" />}
          {state === 'empty' && (
            <NoRooms {...{ emptyReason, emptyText, emptyAction, nearestStays, stayHref }} />
          )}
          {state === 'list' && (outdated && !problem ? t.loading : found)}
        </Status>
        {state === 'list' && total > 1 && sort}
      </Head>
      {state === 'list' && (
        <Frame data-outdated={outdated ? '' : undefined}>
          {outdated && !problem && (
            <Notice aria-hidden="true">
              <Loading role="none" />
            </Notice>
          )}
          <List aria-busy={refreshing || undefined}>
            <Cards {...{ rooms, stay, today, roomHref }} />
          </List>
        </Frame>
      )}
    </Root>
  );
}

type EmptyListProps = 'emptyReason' | 'emptyText' | 'emptyAction' | 'nearestStays' | 'stayHref';

/** Why there are none, and the ways out. */
function NoRooms(props: Pick<RoomGridProps, EmptyListProps>) {
  const { emptyReason = 'none-at-all', emptyText, emptyAction, nearestStays, stayHref } = props;
  const searchTexts = useTexts(searchRoomsTexts);
  return (
    <EmptyState
      role="none"
      title={emptyRoomsMessage(emptyReason, searchTexts)}
      text={emptyText}
      action={
        <>
          {nearestStays && stayHref && <NearestStays stays={nearestStays} href={stayHref} />}
          {emptyAction}
        </>
      }
    />
  );
}

function Cards({
  rooms,
  stay,
  today,
  roomHref,
}: Pick<RoomGridProps, 'rooms' | 'stay' | 'today' | 'roomHref'>) {
  return rooms.map(({ room, availability }) => (
    <li key={room._id}>
      <Card {...{ room, availability, stay, today }} href={roomHref?.(room)} />
    </li>
  ));
}

/** Rooms that are there stay on show, whatever becomes of the next ones. */
function stateOf({
  problem,
  loading,
  rooms,
}: Pick<RoomGridProps, 'problem' | 'loading' | 'rooms'>) {
  if (rooms.length > 0) return 'list';
  if (problem) return 'error';
  return loading ? 'loading' : 'empty';
}
