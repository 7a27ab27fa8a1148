import { useRequestHallMutation } from '@vestibule/api/halls';
import {
  hallBooking,
  hallRequestOutcomeTexts,
  type HallBooking,
  type HallRequestForm,
  type MeetingHall,
} from '@vestibule/domain/halls';
import { languageWhere, type InLanguage } from '@vestibule/domain/words';
import { failureTexts, LONG_TOAST_MS } from '@vestibule/domain/problem';
import type { HallRequestOutcome, HallRequestSentProps } from '@vestibule/ui/halls';
import { useTexts } from '@vestibule/ui/theme';
import { useCallback, useRef } from 'react';
import { noAnswerLine, shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';

/** How the hotel answered, and what it was asked. */
type SentOrNot = HallRequestOutcome & { request: HallRequestSentProps['request'] };

/** Sends a request and says how it went (spec 8, Meeting hall). */
export function useHallRequest() {
  const [send] = useRequestHallMutation();
  const showToast = useToasts();
  const t = useTexts(hallRequestOutcomeTexts);
  const failures = useTexts(failureTexts);
  const asked = useRef<{ details: string; booking: HallBooking }>(null);
  return useCallback(
    async (hall: MeetingHall & InLanguage, form: HallRequestForm): Promise<SentOrNot> => {
      const details = JSON.stringify([hall._id, form]);
      // The same details sent again after a lost reply are the same request, made at the same moment.
      if (asked.current?.details !== details) {
        asked.current = { details, booking: hallBooking(hall, form, new Date()) };
      }
      const { booking } = asked.current;
      const result = await send(booking);
      if (result.data) {
        asked.current = null;
        showToast({ type: 'success', text: t.sent, duration: LONG_TOAST_MS });
        const inLanguage = languageWhere(hall, (field) =>
          field === 'name' ? 'hallName' : undefined,
        );
        return { sent: true, request: { ...booking.bookingData, ...inLanguage } };
      }
      const failure = shownFailure(result.error, failures);
      const text = failure?.serverMessage ?? t.failed;
      showToast({ type: 'error', text, duration: LONG_TOAST_MS });
      const reason = noAnswerLine(result.error, failures);
      if (reason) showToast({ type: 'warning', text: reason, duration: LONG_TOAST_MS });
      return { sent: false, message: text, fields: failure?.fields, request: booking.bookingData };
    },
    [send, showToast, t, failures],
  );
}
