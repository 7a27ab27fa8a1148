import { TicketDialog, type TicketDialogProps } from '@vestibule/ui/events';
import { useCardCharge } from '../payments/use-card-charge.js';

/** The six steps, with what the hotel's card provider charges. */
export function ChargedTicketDialog(props: TicketDialogProps) {
  return <TicketDialog {...props} cardCharge={useCardCharge()} />;
}
