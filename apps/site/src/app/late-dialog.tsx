import { PageLoader } from '@vestibule/ui/feedback';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadCode } from './load-code.js';
import { useToasts } from './ToastProvider.js';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code a page fetches when the browser is idle (`useIdleFetch`). Once the code is
 * here, it renders within the press: `lazy` suspends the first time even then, and React shows what
 * follows a fallback 300 ms later. Code that cannot be fetched takes nothing away: the page stays
 * as it is, and a toast offers to try again.
 */
export function lateDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = (await load()).default;
    return loaded;
  };

  function LateDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const showToast = useToasts();
    if (!Dialog && loaded) setDialog(() => loaded);
    const waiting = props.open && !Dialog && !failed;

    const fail = useEffectEvent(() => {
      setFailed(true);
      showToast({
        type: 'error',
        text: 'This could not be opened. Please check your connection.',
        action: { label: 'Try Again', onPress: () => setFailed(false) },
        onDismiss: () => {
          setFailed(false);
          props.onOpenChange(false);
        },
      });
    });
    useEffect(() => {
      if (!waiting) return undefined;
      let left = false;
      loadCode(fetchCode).then(
        (code) => left || setDialog(() => code),
        () => left || fail(),
      );
      return () => {
        left = true;
      };
    }, [waiting]);

    return Dialog ? <Dialog {...props} /> : <PageLoader shown={waiting} message="Loading..." />;
  }
  return [LateDialog, fetchCode] as const;
}
