'use client';
import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useIdleFetch } from '../../internal/use-idle-fetch.js';
import { useCodeLoader } from '../../theme/code-loader.js';
import type { CalendarPopoverProps } from './CalendarPopover.js';

const loadCalendar = () => import('./CalendarPopover.js');

type Popover = ComponentType<CalendarPopoverProps>;

/** Shows the calendar when it is first wanted; its code comes at idle (ruling 22). */
export function useCalendar(open: boolean, field: RefObject<HTMLElement | null>) {
  const [popover, setPopover] = useState<{ component: Popover; container: HTMLElement | null }>();
  const [failed, setFailed] = useState(false);
  const loadCode = useCodeLoader();

  useIdleFetch(loadCalendar);
  useEffect(() => {
    if (!open || popover) return undefined;
    let cancelled = false;
    const load = async () => {
      try {
        const { CalendarPopover } = await loadCode(loadCalendar);
        const container = field.current?.closest('dialog') ?? null;
        if (!cancelled) setPopover({ component: CalendarPopover, container });
      } catch {
        if (!cancelled) setFailed(true);
      }
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [open, popover, loadCode, field]);

  return { popover, loading: open && !popover && !failed, failed };
}
