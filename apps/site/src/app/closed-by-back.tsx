import type { ComponentType } from 'react';
import { useStepHistory } from './step-history.js';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Back closes this dialog and stays on the page. Forward does not open it again: what it was opened
 * with may have changed.
 */
export function useClosedByBack(flow: string, open: boolean, onClose: () => void): void {
  useStepHistory({ flow, step: open ? 1 : 0, furthest: () => 0, onStep: onClose });
}

/** The same for a dialog whose code comes late, and this with it. */
export function closedByBack<Props extends DialogProps>(
  flow: string,
  Dialog: ComponentType<Props>,
): ComponentType<Props> {
  return function DialogClosedByBack(props) {
    useClosedByBack(flow, props.open, () => props.onOpenChange(false));
    return <Dialog {...props} />;
  };
}
