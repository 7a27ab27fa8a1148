import { useSubscribeMutation } from '@vestibule/api/newsletter';
import { failureTexts } from '@vestibule/domain/problem';
import { NewsletterForm } from '@vestibule/ui/newsletter';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../app/failure.js';

/** The form of a hotel that has a newsletter, wired. */
export default function OpenNewsletter() {
  const failures = useTexts(failureTexts);
  const [subscribe, { data, isLoading, error }] = useSubscribeMutation();
  return (
    <NewsletterForm
      onSubscribe={subscribe}
      busy={isLoading}
      problem={shownFailure(error, failures)}
      asked={data?.message}
    />
  );
}
