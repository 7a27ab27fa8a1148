'use client';
import * as Radix from '@radix-ui/react-dialog';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useScrollLock } from '../../internal/use-scroll-lock.js';
import { useBusyFocus } from './use-busy-focus.js';
import { useScrollFocus } from './use-scroll-focus.js';
import {
  Body,
  Description,
  Footer,
  Header,
  Overlay,
  Panel,
  Status,
  Title,
} from './Dialog.styles.js';

/** What every window over the page takes. */
export interface WindowProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it shows. */
  open: boolean;
  /** The guest closed it: Escape, the cross, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and receives the focus when it opens. */
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Width from tablets up; phones give it the whole screen. */
  size?: 'small' | 'medium' | 'large';
  /** Work is under way: nothing in it can be used, and it does not close. */
  busy?: boolean;
  /** What is under way, for who cannot see it: said outside what is busy, whose changes are not read. */
  status?: string;
  /** Actions, always in sight. */
  footer?: ReactNode;
  /** Where the focus goes on closing; by default back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
  /** The middle, which scrolls. */
  children: ReactNode;
}

export interface DialogPanelProps extends WindowProps {
  /** Along the inline end, from top to bottom, instead of in the middle. */
  placement?: 'centre' | 'end';
}

export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  placement = 'centre',
  busy = false,
  status,
  footer,
  onCloseAutoFocus,
  children,
  ...props
}: DialogPanelProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const bodyRef = useScrollFocus();
  const onFocus = useBusyFocus(busy, titleRef);
  useScrollLock(open);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  const described = description ? {} : { 'aria-describedby': undefined };

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay data-state={open ? 'open' : 'closed'} />
        <Panel
          as={Radix.Content}
          {...props}
          data-size={size}
          data-placement={placement}
          onFocusCapture={onFocus}
          onOpenAutoFocus={(event: Event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            titleRef.current?.focus();
          }}
          onCloseAutoFocus={(event: Event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            // What has taken the focus meanwhile, such as the heading of a new page, keeps it.
            const lost = document.activeElement === document.body;
            if (lost && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...described}
        >
          <Header>
            <div>
              <Title as={Radix.Title} ref={titleRef} tabIndex={-1}>
                {title}
              </Title>
              {description && <Description as={Radix.Description}>{description}</Description>}
              <Status aria-live="polite">{status}</Status>
            </div>
            <IconButton
              label="Close"
              icon={<Icon of={xIcon} />}
              disabled={busy}
              onClick={() => change(false)}
            />
          </Header>
          <Body ref={bodyRef} inert={busy} aria-busy={busy || undefined}>
            {children}
          </Body>
          {footer && <Footer inert={busy}>{footer}</Footer>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
