import { hotelToday } from '@vestibule/domain/calendar';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const TodayContext = createContext('');

const A_MINUTE_MS = 60_000;

interface TodayProviderProps {
  initial: string;
  children: ReactNode;
}

/** Hydrates from the day in the page, then follows the hotel's calendar (ruling 24). */
export function TodayProvider({ initial, children }: TodayProviderProps) {
  const [today, setToday] = useState(initial);
  useEffect(() => {
    const update = () => setToday(hotelToday(new Date()));
    update();
    const timer = setInterval(update, A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <TodayContext value={today}>{children}</TodayContext>;
}

/** The hotel's calendar day, whatever the guest's clock or zone. */
export function useToday(): string {
  return useContext(TodayContext);
}
