import { Toaster, type Toast, type ToastType } from '@vestibule/ui/feedback';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Says one thing and goes; what it returns takes the toast back. */
export type ShowToast = (toast: Omit<Toast, 'id'>) => () => void;

const failures = new Set<ToastType>(['error', 'warning']);

const ToastContext = createContext<ShowToast>(() => () => undefined);

/** The toast container of every page (spec 2); it outlives a change of route. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      // A text that is on show already is replaced, and shows for its full time. An error is no longer
      // news after a success.
      const isOver = ({ text, type }: Toast) =>
        text === toast.text || (type === 'error' && toast.type === 'success');
      setToasts((shown) => [...shown.filter((each) => !isOver(each)), { ...toast, id }]);
      return () => dismiss(id);
    },
    [dismiss],
  );
  // Each attempt shows its own result: the last failure goes when a form is sent.
  useEffect(() => {
    const forget = () => {
      setToasts((shown) => shown.filter(({ type, action }) => action || !failures.has(type)));
    };
    window.addEventListener('submit', forget, { capture: true });
    return () => window.removeEventListener('submit', forget, { capture: true });
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Toaster toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** `showToast({ type: 'success', text, duration? })`, from any page. */
export function useToasts(): ShowToast {
  return useContext(ToastContext);
}
