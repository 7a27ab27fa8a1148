import {
  emptyHallRequest,
  hallClientOf,
  type HallRequestForm,
  type MeetingHall,
} from '@vestibule/domain/halls';
import type { InLanguage } from '@vestibule/domain/words';
import { useIdleFetch } from '@vestibule/ui/code';
import { HallRequestSent, type HallRequestSentProps } from '@vestibule/ui/halls';
import { useRef, useState } from 'react';
import { dropFlowDraft, keepFlowDraft, readFlowDraft } from '../../app/flow-draft.js';
import { lateDialog } from '../../app/late-dialog.js';
import { useToday } from '../../app/today.js';
import { useAuth } from '../../app/use-auth.js';
import { useHallRequest } from './use-hall-request.js';

const loadDialog = () => import('./hall-request-dialog.js');
const [HallRequestDialog, fetchDialog] = lateDialog(loadDialog, 'halls/hall-request-dialog');

const FLOW = 'hall-request';

type Draft = Partial<HallRequestForm>;
type Hall = MeetingHall & InLanguage;

interface SentRequest {
  hall: Hall;
  request: HallRequestSentProps['request'];
}

/**
 * The dialog that asks for a hall: `ask` opens it, `dialog` is placed on the page, and `sent` beside
 * the hall once a request is sent.
 */
export function useHallDialog() {
  useIdleFetch(fetchDialog);
  const [asked, setAsked] = useState<{ hall: Hall; open: boolean; draft?: Draft }>();
  const [sent, setSent] = useState<SentRequest>();
  const justSent = useRef<SentRequest>(undefined);
  const request = useHallRequest();
  const today = useToday();
  const { user } = useAuth();
  const client = user ? hallClientOf(user) : undefined;
  // What was typed in this tab before a reload, another language or another page.
  const ask = (hall: Hall) => {
    setAsked({ hall, open: true, draft: readFlowDraft(FLOW) as Draft | undefined });
  };
  const submit = async (hall: Hall, form: HallRequestForm) => {
    const outcome = await request(hall, form);
    if (outcome.sent) justSent.current = { hall, request: outcome.request };
    return outcome;
  };
  return {
    ask,
    sent: sent && {
      hallId: sent.hall._id,
      content: <HallRequestSent request={sent.request} onAskAgain={() => ask(sent.hall)} />,
    },
    dialog: asked && (
      <HallRequestDialog
        open={asked.open}
        onOpenChange={(open) => setAsked({ ...asked, open })}
        onClosed={() => setSent(justSent.current)}
        hall={asked.hall}
        today={today}
        draft={asked.draft}
        onFormChange={(form) => keepTyped(form, { ...emptyHallRequest, ...client })}
        client={client}
        onSubmit={(form) => submit(asked.hall, form)}
      />
    ),
  };
}

/** Keeps what differs from the form as it begins: who is signed in is not kept. */
function keepTyped(form: HallRequestForm, begun: HallRequestForm): void {
  const typed = Object.entries(form).filter(
    ([field, value]) => value !== begun[field as keyof HallRequestForm],
  );
  if (typed.length > 0) keepFlowDraft(FLOW, Object.fromEntries(typed));
  else dropFlowDraft(FLOW);
}
