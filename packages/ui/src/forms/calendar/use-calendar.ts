'use client';
import { useEffect, useEffectEvent, useState } from 'react';
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

interface CalendarOptions {
  open: boolean;
  /** It could not be loaded: the next press asks again. */
  onFail: () => void;
  field: RefObject<HTMLElement | null>;
}

/** Shows the calendar when it is first wanted; its code comes at idle (ruling 22). */
export function useCalendar({ open, onFail, field }: CalendarOptions) {
  const [calendar, setCalendar] = useState<LoadedCalendar>();
  const [failed, setFailed] = useState(false);
  const loadCode = useCodeLoader();
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFail();
  });

  useIdleFetch(loadCalendar);
  useEffect(() => {
    if (!open || calendar) return undefined;
    let cancelled = false;
    const load = async () => {
      try {
        const { CalendarPopover } = await loadCode(loadCalendar);
        if (cancelled) return;
        const container = field.current?.closest('dialog') ?? undefined;
        setCalendar({ Popover: CalendarPopover, container });
        setFailed(false);
      } catch {
        if (!cancelled) fail();
      }
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [open, calendar, loadCode, field]);

  return { ...calendar, loading: open && !calendar, failed };
}
