import { hallClientOf, type MeetingHall } from '@vestibule/domain/halls';
import { useIdleFetch } from '@vestibule/ui/code';
import { useState } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { useToday } from '../../app/today.js';
import { useAuth } from '../../app/use-auth.js';
import { useHallRequest } from './use-hall-request.js';

const loadDialog = () => import('./hall-request-dialog.js');
const [HallRequestDialog, fetchDialog] = lateDialog(loadDialog);

/** The dialog that asks for a hall: `ask` opens it, `dialog` is placed on the page. */
export function useHallDialog() {
  useIdleFetch(fetchDialog);
  const [asked, setAsked] = useState<{ hall: MeetingHall; open: boolean }>();
  const request = useHallRequest();
  const today = useToday();
  const { user } = useAuth();
  return {
    ask: (hall: MeetingHall) => setAsked({ hall, open: true }),
    dialog: asked && (
      <HallRequestDialog
        open={asked.open}
        onOpenChange={(open) => setAsked({ ...asked, open })}
        hall={asked.hall}
        today={today}
        client={user ? hallClientOf(user) : undefined}
        onSubmit={(form) => request(asked.hall, form)}
      />
    ),
  };
}
