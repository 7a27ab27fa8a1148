export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: string;
  type: ToastType;
  text: string;
  /** Milliseconds until it fades; 3000 unless told (spec 9). */
  duration?: number;
}

export const defaultToastDuration = 3000;
/** spec 9: toasts fade out in 300 ms. */
export const toastFadeMs = 300;
