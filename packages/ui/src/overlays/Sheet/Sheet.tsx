'use client';
import { Dialog } from '../Dialog/Dialog.js';
import type { DialogProps } from '../Dialog/Dialog.js';

export interface SheetProps extends Omit<DialogProps, 'placement'> {}

/** A dialog that slides in from the inline end: menus, filters, details beside a list. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="end" />;
}
