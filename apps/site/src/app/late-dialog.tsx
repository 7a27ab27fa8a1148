import { PageLoader } from '@vestibule/ui/feedback';
import { useTexts } from '@vestibule/ui/theme';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { fetchLateWords } from './late-words.js';
import { loadCode } from './load-code.js';
import { useToasts } from './ToastProvider.js';
import { texts } from './late-dialog.texts.js';

interface DialogProps {
  open: boolean;
  /** `unavailable`: its code could not be fetched, and the guest has decided nothing. */
  onOpenChange: (open: boolean, reason?: 'unavailable') => void;
}

/**
 * A dialog whose code a page fetches when the browser is idle (`useIdleFetch`). Once the code is
 * here, it renders within the press: `lazy` suspends the first time even then, and React shows what
 * follows a fallback 300 ms later. Code that cannot be fetched takes nothing away: the page stays
 * as it is, and a toast offers to try again.
 *
 * `part` is its file below `routes/`: its words come by that name, as a page's do. Without it they
 * come with every page.
 */
export function lateDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  part?: string,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const [code] = await Promise.all([load(), part && fetchLateWords(part)]);
    loaded = code.default;
    return loaded;
  };

  function LateDialog(props: Props) {
    const t = useTexts(texts);
    const [Dialog, setDialog] = useState(() => loaded);
    const withdrawToast = useRef<() => void>(undefined);
    const showToast = useToasts();
    if (!Dialog && loaded) setDialog(() => loaded);
    const waiting = props.open && !Dialog;

    const fail = useEffectEvent(() => {
      props.onOpenChange(false, 'unavailable');
      withdrawToast.current = showToast({
        type: 'error',
        text: t.couldNotOpen,
        action: { label: t.tryAgain, onPress: () => props.onOpenChange(true) },
      });
    });
    useEffect(() => () => withdrawToast.current?.(), []);
    useEffect(() => {
      if (!waiting) return undefined;
      withdrawToast.current?.();
      let left = false;
      loadCode(fetchCode).then(
        (code) => left || setDialog(() => code),
        () => left || fail(),
      );
      return () => {
        left = true;
      };
    }, [waiting]);

    return Dialog ? <Dialog {...props} /> : <PageLoader shown={waiting} message={t.loading} />;
  }
  return [LateDialog, fetchCode] as const;
}
