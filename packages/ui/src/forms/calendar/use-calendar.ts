'use client';
import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useIdleFetch } from '../../internal/use-idle-fetch.js';
import { useCodeLoader } from '../../theme/code-loader.js';
import type { CalendarPopoverProps } from './CalendarPopover.js';

const loadCalendar = () => import('./CalendarPopover.js');

interface LoadedCalendar {
  Popover: ComponentType<CalendarPopoverProps>;
  /** The dialog that holds the field: all else is inert while it is open. */
  container?: HTMLElement;
}

/** Shows the calendar when it is first wanted; its code comes at idle (ruling 22). */
export function useCalendar(open: boolean, field: RefObject<HTMLElement | null>) {
  const [calendar, setCalendar] = useState<LoadedCalendar>();
  const [failed, setFailed] = useState(false);
  const loadCode = useCodeLoader();

  useIdleFetch(loadCalendar);
  useEffect(() => {
    if (!open || calendar) return undefined;
    let cancelled = false;
    const load = async () => {
      try {
        const { CalendarPopover } = await loadCode(loadCalendar);
        const container = field.current?.closest('dialog') ?? undefined;
        if (!cancelled) setCalendar({ Popover: CalendarPopover, container });
      } catch {
        if (!cancelled) setFailed(true);
      }
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [open, calendar, loadCode, field]);

  return { ...calendar, loading: open && !calendar && !failed, failed };
}
