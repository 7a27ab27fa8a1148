import type { Day } from '@vestibule/domain/calendar';
import type { SpaCardAction, SpaCardState, SpaSlot, Treatment } from '@vestibule/domain/spa';
import type { Toast } from '../../feedback/Toaster/toast.js';

/** The start times of the chosen day, as far as they have come. */
export interface SpaTimes {
  /** Missing until they have arrived. */
  slots?: readonly SpaSlot[];
  /** Why they could not be loaded. */
  problem?: string;
  /** Asks for them again. */
  onRetry?: () => void;
}

/** What a page gives to the steps. */
export interface SpaBookingOptions {
  /** What is booked. */
  treatment: Treatment;
  /** Step and choice, as `spaCard` of the domain keeps them. */
  state: SpaCardState;
  /** What the guest did; the page gives it to `spaCard`. */
  onAction: (action: SpaCardAction) => void;
  /** The hotel's today; earlier days cannot be chosen. */
  today: Day;
  /** The times of `state.choice.date` for `state.choice.minutes`. */
  times?: SpaTimes;
  /** A signed-out guest may choose, but not book. */
  signedIn: boolean;
  /** Where a signed-out guest logs in; the provider's route by default. */
  loginHref?: string;
  /** Says a problem once more, as a toast. */
  onToast: (toast: Omit<Toast, 'id'>) => void;
}
