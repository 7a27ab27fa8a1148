export { Toaster } from './Toaster/Toaster.js';
export type { ToasterProps } from './Toaster/Toaster.js';
export { defaultToastDuration } from './Toaster/toast.js';
export type { Toast, ToastType } from './Toaster/toast.js';
