import type { MeetingHall } from '@vestibule/domain/halls';
import type { InLanguage } from '@vestibule/domain/words';
import { HallDetail } from '@vestibule/ui/halls';
import { useHallDialog } from './use-hall-dialog.js';

/** Everything about one hall, and the dialog that asks for it. */
export default function HallContent({ hall }: { hall: MeetingHall & InLanguage }) {
  const request = useHallDialog();
  return (
    <>
      <HallDetail hall={hall} onBook={() => request.ask(hall)} news={request.sent?.content} />
      {request.dialog}
    </>
  );
}
