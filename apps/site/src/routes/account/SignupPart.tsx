import { useRegisterMutation } from '@vestibule/api/account';
import {
  accountNotices,
  confirmationSentNotice,
  toRegisterRequest,
  type SignUpForm,
} from '@vestibule/domain/account';
import { SignupForm } from '@vestibule/ui/account';
import { useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { useSite } from '../../app/hotel.js';
import type { LoginState } from '../../app/login-state.js';

/** The form of the sign-up page, wired. */
export default function SignupPart({ returnTo }: { returnTo: string }) {
  const [register, { isLoading, error }] = useRegisterMutation();
  const navigate = useNavigate();
  const signUp = async (form: SignUpForm) => {
    const result = await register(toRegisterRequest(form));
    if (result.error) return;
    const { email } = form;
    const note = confirmationSentNotice(email);
    const state: LoginState = { message: accountNotices.signedUp, note, returnTo, email };
    void navigate('/login', { state });
  };
  return (
    <SignupForm
      onSubmit={signUp}
      phoneCountry={useSite().phoneCountry}
      busy={isLoading}
      problem={shownFailure(error)}
    />
  );
}
