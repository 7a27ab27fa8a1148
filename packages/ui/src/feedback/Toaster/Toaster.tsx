'use client';
import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { bringToFront } from '../../internal/bring-to-front.js';
import { ToastItem } from './ToastItem.js';
import { List, Region } from './Toaster.styles.js';
import type { Toast, ToastType } from './toast.js';

const urgent = new Set<ToastType>(['error', 'warning']);

export interface ToasterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is to be said, oldest first. */
  toasts: readonly Toast[];
  /** A toast has faded or was dismissed: take it from the list. */
  onDismiss: (id: string) => void;
}

/** Says what just happened, and goes. Both live regions stand from the start, so that they speak. */
export function Toaster({ toasts, onDismiss, ref, ...props }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement);
  useEffect(() => {
    if (toasts.length > 0) bringToFront(region.current as HTMLElement);
    else region.current?.hidePopover();
  }, [toasts]);
  const loud = toasts.filter((toast) => urgent.has(toast.type));
  const calm = toasts.filter((toast) => !urgent.has(toast.type));
  return (
    <Region aria-label="Notifications" {...props} ref={region} popover="manual">
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
}
