import { useGetAppConfigQuery } from '@vestibule/api/settings';
import type { PaymentMethod } from '@vestibule/domain/payments';

/** The ways to pay that the settings leave open; undefined, and so both, until they are known. */
export function useOfferedMethods(): readonly PaymentMethod[] | undefined {
  return useGetAppConfigQuery().data?.paymentMethods;
}
