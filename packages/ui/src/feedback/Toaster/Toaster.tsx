'use client';
import type { ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastItem } from './ToastItem.js';
import { List, Region } from './Toaster.styles.js';
import type { Toast, ToastType } from './toast.js';
import { useToastHost } from './use-toast-host.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Toaster.texts.js';

const urgent = new Set<ToastType>(['error', 'warning']);

export interface ToasterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is to be said, oldest first. */
  toasts: ReadonlyArray<Toast>;
  /** A toast has faded or was dismissed: take it from the list. */
  onDismiss: (id: string) => void;
}

/**
 * Says what just happened, and goes. Both live regions are there from the start, so that they speak.
 * In the browser they are inside the topmost open dialog, where they can be heard and pressed.
 */
export function Toaster({ toasts, onDismiss, ...props }: ToasterProps) {
  const t = useTexts(texts);
  const host = useToastHost();
  const loud = toasts.filter((toast) => urgent.has(toast.type));
  const calm = toasts.filter((toast) => !urgent.has(toast.type));
  const region = (
    <Region aria-label={t.notifications} {...props}>
      <List role="alert" aria-atomic="false">
        {loud.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </List>
      <List as="output" aria-atomic="false">
        {calm.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </List>
    </Region>
  );
  return host ? createPortal(region, host) : region;
}
