import { useRegisterMutation } from '@vestibule/api/account';
import {
  accountNotices,
  internationalPhone,
  toRegisterRequest,
  type SignUpForm,
} from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { SignupForm } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { readFlowDraft, TICKETS } from '../../app/flow-draft.js';
import { useSite } from '../../app/hotel.js';
import type { LoginState } from '../../app/login-state.js';
import type { TicketDraft } from '../events/use-ticket-draft.js';
import { routes } from '../../hotel-routes.js';

/** The form of the sign-up page, wired. */
export default function SignupContent({ returnTo }: { returnTo: string }) {
  const failures = useTexts(failureTexts);
  const [register, { isLoading, error }] = useRegisterMutation();
  const notices = useTexts(accountNotices);
  const navigate = useNavigate();
  // The server's page knows of no draft.
  const byLink = useNavigationType() === NavigationType.Push;
  const [guest] = useState(() => (byLink ? guestOfTickets() : undefined));
  const signUp = async (form: SignUpForm) => {
    const result = await register(toRegisterRequest(form));
    if (result.error) return;
    const { email } = form;
    const note = notices.confirmationSent({ email });
    const state: LoginState = { message: notices.signedUp, note, returnTo, email };
    void navigate(routes.login, { state });
  };
  return (
    <SignupForm
      onSubmit={signUp}
      guest={guest}
      phoneCountry={useSite().phoneCountry}
      busy={isLoading}
      problem={shownFailure(error, failures)}
    />
  );
}

/** Who buys the tickets that wait for the login; a number without its country is asked for again. */
function guestOfTickets() {
  const draft = readFlowDraft(TICKETS) as TicketDraft | undefined;
  if (!draft) return undefined;
  const { phone, ...names } = draft.state.guest;
  return { ...names, phone: phone.startsWith('+') ? internationalPhone(phone, '') : '' };
}
