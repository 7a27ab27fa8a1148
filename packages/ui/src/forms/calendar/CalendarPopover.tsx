'use client';
import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { Content } from './Calendar.styles.js';
import { DayGrid } from './DayGrid.js';
import type { DayGridProps } from './DayGrid.js';

export interface CalendarPopoverProps extends DayGridProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The field under which it opens; presses there are not “outside”. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Gets the focus back, unless something beside the calendar has taken it. */
  returnFocusRef: RefObject<HTMLElement | null>;
  /** The dialog that the field is in: whatever stands outside of it cannot be used. */
  container: HTMLElement | undefined;
  /** Names the dialog. */
  label: string;
  /** Beside the days: quick ranges. */
  children?: ReactNode;
}

/** Where there is little room the calendar is cut after its day has the focus. */
function keepFocusInView(calendar: HTMLElement | null) {
  if (!calendar) return undefined;
  const observer = new ResizeObserver(() => {
    const { activeElement } = document;
    if (calendar.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(calendar);
  return () => observer.disconnect();
}

export function CalendarPopover(props: CalendarPopoverProps) {
  const { open, onOpenChange, anchorRef, returnFocusRef, container, label, children, ...grid } =
    props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchorRef} />
      <Radix.Portal container={container}>
        <Content
          as={Radix.Content}
          ref={keepFocusInView}
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event: Event) => event.preventDefault()}
          onCloseAutoFocus={(event: Event) => {
            event.preventDefault();
            const button = returnFocusRef.current;
            // Not from another field, which the guest has pressed meanwhile.
            if (document.activeElement?.contains(button)) button?.focus();
          }}
          onInteractOutside={(event: Event) => {
            const { target } = event;
            if (target instanceof Node && anchorRef.current?.contains(target)) {
              event.preventDefault();
            }
          }}
        >
          {children}
          <DayGrid {...grid} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
