import { useSendMessageMutation } from '@vestibule/api/contact';
import { MessageForm } from '@vestibule/ui/contact';
import { shownFailure } from '../../app/failure.js';

/** The form of a hotel that takes messages, wired. */
export default function OpenContactForm() {
  const [send, { data, isLoading, error }] = useSendMessageMutation();
  return (
    <MessageForm
      onSend={send}
      busy={isLoading}
      problem={shownFailure(error)}
      sent={data?.message}
    />
  );
}
