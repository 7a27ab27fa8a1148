import { hotelNow, type HotelNow } from '@vestibule/domain/calendar';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from './time-zone.js';

/** The day that the page was rendered on; it never changes, or parts that hydrate later would be rendered from scratch. */
export const TodayContext = createContext('');

const A_MINUTE_MS = 60_000;

/** The hotel's calendar day, whatever the guest's clock or zone; at first the page's (ruling 24). */
export function useToday(): string {
  const initial = useContext(TodayContext);
  return useHotelNow()?.today ?? initial;
}

let minute: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const nothing = () => undefined;

/** Day and time at the hotel, to the minute; undefined until the page has hydrated. */
export function useHotelNow(): HotelNow | undefined {
  const instant = useSyncExternalStore(follow, () => minute, nothing);
  const timeZone = useSelector(selectTimeZone);
  return useMemo(
    () => (instant === undefined ? undefined : hotelNow(new Date(instant), timeZone)),
    [instant, timeZone],
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, A_MINUTE_MS);
  minute ??= Date.now();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    minute = undefined;
  };
}

function tick(): void {
  minute = Date.now();
  for (const listener of listeners) listener();
}
