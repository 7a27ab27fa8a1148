import { cardChargeTexts, rialsText } from '@vestibule/domain/payments';
import { useTexts } from '@vestibule/ui/theme';

/** What the hotel's card provider charges for US cents: rials. */
export function useCardCharge(): (cents: number) => string {
  const t = useTexts(cardChargeTexts);
  return (cents) => rialsText(cents, t);
}
