'use client';
import type { Day } from '@vestibule/domain/calendar';
import {
  emptyHallRequest,
  hallFactsTexts,
  hallPeopleText,
  hallRequestSchema,
  requestHallTexts,
} from '@vestibule/domain/halls';
import type { InLanguage } from '@vestibule/domain/words';
import type { HallRequestForm as Form, MeetingHall } from '@vestibule/domain/halls';
import { ruleMessageTexts } from '@vestibule/domain/problem';
import { nameTexts } from '@vestibule/domain/text';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../actions/Button/Button.js';
import { ruleResolver } from '../../internal/rule-resolver.js';
import { useFormChange } from '../../internal/use-form-change.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps, WindowProps } from '../../overlays/Dialog/DialogWindow.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './HallRequestDialog.texts.js';
import { HallRequestForm } from './HallRequestForm.js';
import { isHallField } from './hall-fields.js';

/** How the hotel answered: sent, or why not. */
export type HallRequestOutcome =
  | { sent: true }
  | { sent: false; message: string; fields?: Record<string, string> };

export interface HallRequestDialogProps
  extends Omit<DialogElementProps, 'onSubmit'>, Pick<WindowProps, 'onClosed'> {
  /** Whether it shows. */
  open: boolean;
  /** The guest closed it; what was typed stays for the next time. */
  onOpenChange: (open: boolean) => void;
  /** The hall that is asked for. */
  hall: MeetingHall & InLanguage;
  /** The hotel's today. */
  today: Day;
  /** Who asks, when that is known: it is filled in from the start. */
  client?: Partial<Pick<Form, 'fullName' | 'email' | 'phone'>>;
  /** What was typed earlier and not sent: the form begins with it. */
  draft?: Partial<Form>;
  /** The guest changed something; keep it, and give it back as `draft`. */
  onFormChange?: (form: Form) => void;
  /** Sends a form that has passed its rule. */
  onSubmit: (form: Form) => Promise<HallRequestOutcome>;
}

/** 'Book Meeting Hall': the request form over the page. */
export function HallRequestDialog({
  open,
  onOpenChange,
  hall,
  today,
  client,
  draft,
  onFormChange,
  onSubmit,
  ...props
}: HallRequestDialogProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const facts = useTexts(hallFactsTexts);
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const resolver = useHallRule(today, hall.capacity);
  const blank = { ...emptyHallRequest, ...client };
  const form = useForm<Form>({
    defaultValues: { ...blank, ...draft },
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useFormChange(form, onFormChange);
  const busy = form.formState.isSubmitting;

  const send = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await onSubmit(values);
    if (outcome.sent) {
      form.reset(blank);
      onOpenChange(false);
      return;
    }
    setProblem(outcome.message);
    for (const [name, message] of Object.entries(outcome.fields ?? {})) {
      if (isHallField(name)) form.setError(name, { message });
    }
  });

  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={recordSentence(
        hall,
        'name',
        t.hallUpTo({ hall: hall.name, people: hallPeopleText(hall.capacity, facts, locale) }),
      )}
      busy={busy}
      status={busy ? t.sending : undefined}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t.send}
        </Button>
      }
    >
      <HallRequestForm
        id={formId}
        form={form}
        today={today}
        capacity={hall.capacity}
        busy={busy}
        problem={problem}
        onSubmit={(event) => void send(event)}
      />
    </Dialog>
  );
}

/** The rule of the form, in the words and figures of its language. */
function useHallRule(today: Day, capacity: number) {
  const rules = useTexts(requestHallTexts);
  const ofNames = useTexts(nameTexts);
  const ofRules = useTexts(ruleMessageTexts);
  const { locale } = useLocale();
  return useMemo(
    () => ruleResolver(hallRequestSchema({ today, capacity }, rules, ofNames, locale), ofRules),
    [today, capacity, rules, ofNames, ofRules, locale],
  );
}
