import { useSendMessageMutation } from '@vestibule/api/contact';
import { failureTexts } from '@vestibule/domain/problem';
import { MessageForm } from '@vestibule/ui/contact';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';

/** The form of a hotel that takes messages, wired. */
export default function OpenContactForm() {
  const failures = useTexts(failureTexts);
  const [send, { data, isLoading, error }] = useSendMessageMutation();
  return (
    <MessageForm
      onSend={send}
      busy={isLoading}
      problem={shownFailure(error, failures)}
      sent={data?.message}
    />
  );
}
