import { useDownloadFileMutation, type BookingFile } from '@vestibule/api/payments';
import type { BookingView } from '@vestibule/domain/bookings';
import { failureTexts, LONG_TOAST_MS } from '@vestibule/domain/problem';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { saveFrom } from '../../app/save-as-file.js';
import { useToasts } from '../../app/ToastProvider.js';

/** A confirmed booking, by any of its payments. */
type Kept = Pick<BookingView, 'id'>;

/** What a guest may keep of a confirmed booking: its receipt, and its entry for a calendar. */
export function useBookingFiles() {
  const failures = useTexts(failureTexts);
  const [download, { isLoading, originalArgs }] = useDownloadFileMutation();
  const showToast = useToasts();
  const save = async ({ id }: Kept, kind: BookingFile) => {
    const { data, error } = await download({ id, kind });
    if (data) return saveFrom(data.name, data.href);
    const text = shownFailure(error, failures)?.message ?? '';
    showToast({ type: 'error', text, duration: LONG_TOAST_MS });
  };
  return {
    receiptBusy: isLoading && originalArgs?.kind === 'receipt',
    onReceipt: (booking: Kept) => void save(booking, 'receipt'),
    onCalendar: (booking: Kept) => void save(booking, 'calendar'),
  };
}
