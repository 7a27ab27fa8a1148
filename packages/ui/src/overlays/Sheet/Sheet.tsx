'use client';
import { Dialog } from '../Dialog/Dialog.js';
import type { WindowProps } from '../Dialog/DialogWindow.js';

export interface SheetProps extends WindowProps {}

/** A dialog along the inline end: menus, filters, details beside a list. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="end" />;
}
