export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: string;
  type: ToastType;
  text: string;
  /** Milliseconds until it fades; 3000 by default. */
  duration?: number;
  /** What can be done about it. Such a toast stays until it is pressed or dismissed. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export const defaultToastDuration = 3000;
/** spec 9: toasts fade out in 300 ms. */
export const toastFadeMs = 300;
