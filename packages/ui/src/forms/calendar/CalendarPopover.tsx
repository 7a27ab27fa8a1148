'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useLocale } from '../../theme/locale.js';
import { Panel } from './Calendar.styles.js';
import type { DayChoice, StayChoice } from './calendar-types.js';
import { DayCalendar } from './DayCalendar.js';
import { placePanel } from './place-panel.js';
import { StayCalendar } from './StayCalendar.js';

export interface CalendarPopoverProps {
  /** Names the dialog. */
  label: string;
  choice: DayChoice | StayChoice;
  /** The field under which it opens, and which holds it; presses there are not “outside”. */
  fieldRef: RefObject<HTMLElement | null>;
  /** Gets the focus back, unless something beside the calendar has taken it. */
  returnFocusRef: RefObject<HTMLElement | null>;
  /** A press or the focus went elsewhere. */
  onLeave: () => void;
}

const tabStops = 'button:enabled:not([tabindex="-1"]), select';

/** The Tab key goes round in the calendar (ARIA Authoring Practices, date picker dialog). */
function moveByTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabStops)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

/**
 * The open calendar, in the browser's top layer: no dialog that holds the field cuts it off. It
 * is not `aria-modal`, so a guest with a touch screen reader still reaches what is outside, which closes it.
 */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, choice, fieldRef, returnFocusRef, onLeave } = props;
  const { dir } = useLocale();
  const panelRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = panelRef.current as HTMLElement;
    const button = returnFocusRef.current;
    const place = () => fieldRef.current && placePanel(panel, fieldRef.current, dir);
    panel.showPopover();
    place();
    panel.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')?.focus();
    addEventListener('resize', place);
    // Also of a dialog in which the field scrolls.
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      if (panel.contains(document.activeElement)) button?.focus();
      panel.hidePopover();
    };
  }, [fieldRef, returnFocusRef, dir]);

  const left = useEffectEvent(onLeave);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || fieldRef.current?.contains(target)) return;
      left();
      const button = returnFocusRef.current;
      // After a press on nothing that takes the focus, the page or the dialog around has it.
      setTimeout(() => document.activeElement?.contains(button) && button?.focus());
    };
    // Not `pointerdown`: a dialog asks at `mousedown` whether the calendar is open, and then stays.
    document.addEventListener('mousedown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('mousedown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [fieldRef, returnFocusRef]);

  return (
    <Panel ref={panelRef} popover="manual" aria-label={label} onKeyDown={moveByTab}>
      {choice.mode === 'stay' ? <StayCalendar {...choice} /> : <DayCalendar {...choice} />}
    </Panel>
  );
}
