'use client';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { retryImport } from '../../internal/retry-import.js';
import type { CalendarPopoverProps } from './CalendarPopover.js';

type Popover = ComponentType<CalendarPopoverProps>;

/** Loads the calendar when it is first wanted, up to 10 times every 500 ms (ruling 22). */
export function useCalendar(open: boolean) {
  const [popover, setPopover] = useState<{ component: Popover }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open || popover) return undefined;
    let cancelled = false;
    const load = async () => {
      try {
        const { CalendarPopover } = await retryImport(() => import('./CalendarPopover.js'));
        if (!cancelled) setPopover({ component: CalendarPopover });
      } catch {
        if (!cancelled) setFailed(true);
      }
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [open, popover]);

  return { Popover: popover?.component, loading: open && !popover && !failed, failed };
}
