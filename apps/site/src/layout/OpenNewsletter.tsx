import { useSubscribeMutation } from '@vestibule/api/newsletter';
import { NewsletterForm } from '@vestibule/ui/newsletter';
import { shownFailure } from '../app/failure.js';

/** The form of a hotel that has a newsletter, wired. */
export default function OpenNewsletter() {
  const [subscribe, { data, isLoading, error }] = useSubscribeMutation();
  return (
    <NewsletterForm
      onSubscribe={subscribe}
      busy={isLoading}
      problem={shownFailure(error)}
      asked={data?.message}
    />
  );
}
