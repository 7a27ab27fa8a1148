'use client';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useId, useImperativeHandle, useRef } from 'react';
import type {
  ComponentPropsWithRef,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  SyntheticEvent,
} from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useScrollLock } from '../../internal/use-scroll-lock.js';
import { useBusyFocus } from './use-busy-focus.js';
import { useModal } from './use-modal.js';
import { useScrollFocus } from './use-scroll-focus.js';
import { Body, Description, Footer, Header, Panel, Status, Title } from './Dialog.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Dialog.texts.js';

/** The props of a `<dialog>`, except those by which the window closes and keeps the focus. */
export type DialogElementProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  | 'children'
  | 'title'
  | 'open'
  | 'onCancel'
  | 'onClose'
  | 'onFocusCapture'
  | 'onKeyDown'
  | 'onMouseDown'
>;

/** What every window over the page takes. */
export interface WindowProps extends DialogElementProps {
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
  /**
   * Called after the closing animation, when focus has returned. Move focus here if the opener no
   * longer exists.
   */
  onClosed?: () => void;
  /** The middle, which scrolls. */
  children: ReactNode;
}

interface DialogWindowProps extends WindowProps {
  placement?: 'centre' | 'end';
  /** The closing animation has ended: remove the window from the page. */
  onGone: () => void;
}

/** A calendar or a menu in it: a press beside closes that first, and the dialog at the next press. */
const openPopup = '[aria-haspopup][aria-expanded="true"]';

/** The window while it is on the page. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  placement = 'centre',
  busy = false,
  status,
  footer,
  onClosed,
  onGone,
  children,
  ref,
  ...props
}: DialogWindowProps) {
  const t = useTexts(texts);
  const id = useId();
  const panelRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const toastsRef = useRef<HTMLDivElement>(null);
  const bodyRef = useScrollFocus();
  useImperativeHandle(ref, () => panelRef.current as HTMLDialogElement);
  const close = () => {
    if (!busy) onOpenChange(false);
  };
  useModal({
    dialog: panelRef,
    title: titleRef,
    toasts: toastsRef,
    open,
    onBrowserClose: close,
    onGone: () => {
      onGone();
      onClosed?.();
    },
  });
  // Afterwards: it reads the layout, which `showModal` has just computed for the whole page.
  useScrollLock(open);
  const onFocus = useBusyFocus(busy, titleRef);
  return (
    <Panel
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...props}
      ref={panelRef}
      data-size={size}
      data-placement={placement}
      onFocusCapture={onFocus}
      {...waysToClose(close)}
    >
      <Header>
        <div>
          <Title id={`${id}-title`} ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          {description && <Description id={`${id}-description`}>{description}</Description>}
          <Status aria-live="polite">{status}</Status>
        </div>
        <IconButton
          label={t.close}
          icon={<Icon of={xIcon} />}
          aria-disabled={busy}
          onClick={close}
        />
      </Header>
      <div ref={toastsRef} />
      <Body ref={bodyRef} inert={busy} aria-busy={busy || undefined}>
        {children}
      </Body>
      {footer && <Footer inert={busy}>{footer}</Footer>}
    </Panel>
  );
}

/** Escape, a press outside, and what else the browser closes a dialog by. */
function waysToClose(close: () => void) {
  return {
    /** The browser closes a dialog at a second Escape whatever the page answers, so the key is taken first. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0 || event.target !== event.currentTarget || !isOutside(event)) return;
      // The press would move the focus to the page after the dialog has given it back.
      event.preventDefault();
      if (!event.currentTarget.querySelector(openPopup)) close();
    },
    onCancel(event: SyntheticEvent) {
      // A file field, and a dialog in this one, let their own bubble.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
  };
}

/** The backdrop and the border have the dialog itself as their target; only the backdrop closes it. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
