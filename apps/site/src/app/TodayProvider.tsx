import { hotelNow, type HotelNow } from '@vestibule/domain/calendar';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from './time-zone.js';

const TodayContext = createContext('');
const NowContext = createContext<HotelNow | undefined>(undefined);

const A_MINUTE_MS = 60_000;

interface TodayProviderProps {
  initial: string;
  children: ReactNode;
}

/** Hydrates from the day in the page, then follows the hotel's calendar and clock (ruling 24). */
export function TodayProvider({ initial, children }: TodayProviderProps) {
  const [now, setNow] = useState<HotelNow>();
  const timeZone = useSelector(selectTimeZone);
  useEffect(() => {
    const update = () => setNow(hotelNow(new Date(), timeZone));
    update();
    const timer = setInterval(update, A_MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return (
    <TodayContext value={now?.today ?? initial}>
      <NowContext value={now}>{children}</NowContext>
    </TodayContext>
  );
}

/** The hotel's calendar day, whatever the guest's clock or zone. */
export function useToday(): string {
  return useContext(TodayContext);
}

/** Day and time at the hotel, to the minute; undefined until the page has hydrated. */
export function useHotelNow(): HotelNow | undefined {
  return useContext(NowContext);
}
