'use client';
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useIdleFetch } from '../../internal/use-idle-fetch.js';
import { useCodeLoader, type CodeLoader } from '../../theme/code-loader.js';
import type { CalendarPopoverProps } from './CalendarPopover.js';

type Calendar = ComponentType<CalendarPopoverProps>;

/** By the loader of the application that fetched it. */
const fetched = new WeakMap<CodeLoader, Calendar>();

interface CalendarOptions {
  open: boolean;
  /** It could not be loaded: the next press asks again. */
  onFail: () => void;
}

/**
 * The calendar of an open field. Its code comes at idle, and it then renders within the press;
 * before, it is fetched when it is first wanted (ruling 22).
 */
export function useCalendar({ open, onFail }: CalendarOptions) {
  const loadCode = useCodeLoader();
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState<Calendar>();
  const fetchCalendar = useCallback(async () => {
    const { CalendarPopover } = await import('./CalendarPopover.js');
    fetched.set(loadCode, CalendarPopover);
    return CalendarPopover;
  }, [loadCode]);
  const calendar = fetched.get(loadCode);
  const waiting = open && !calendar;
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFail();
  });

  useIdleFetch(fetchCalendar);
  useEffect(() => {
    if (!waiting) return undefined;
    let cancelled = false;
    loadCode(fetchCalendar).then(
      (arrived) => !cancelled && setArrived(() => arrived),
      () => !cancelled && fail(),
    );
    return () => {
      cancelled = true;
    };
  }, [waiting, loadCode, fetchCalendar]);

  return { Popover: open ? calendar : undefined, waiting, failed: failed && !open && !calendar };
}
