import { cardChargeTexts, rialsText } from '@vestibule/domain/payments';
import { useLocale, useTexts } from '@vestibule/ui/theme';

/** What the hotel's card provider charges for US cents: rials. */
export function useCardCharge(): (cents: number) => string {
  const t = useTexts(cardChargeTexts);
  const { locale } = useLocale();
  return (cents) => rialsText(cents, t, locale);
}
