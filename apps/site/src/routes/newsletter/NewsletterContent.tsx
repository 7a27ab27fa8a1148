import { useConfirmSubscriptionMutation, useUnsubscribeMutation } from '@vestibule/api/newsletter';
import { subscriptionTexts } from '@vestibule/domain/newsletter';
import { failureTexts } from '@vestibule/domain/problem';
import { NewsletterLink } from '@vestibule/ui/newsletter';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { usePageQuery } from '../../app/page-query.js';

/** What the link in the address is for, done when the guest says so. */
export default function NewsletterContent() {
  const failures = useTexts(failureTexts);
  const t = useTexts(subscriptionTexts);
  const [query] = usePageQuery();
  const purpose = query.has('unsubscribe') ? 'unsubscribe' : 'confirm';
  const token = query.get(purpose);
  const [confirm, confirming] = useConfirmSubscriptionMutation();
  const [unsubscribe, leaving] = useUnsubscribeMutation();
  const { data, error, isLoading } = purpose === 'confirm' ? confirming : leaving;
  const press = purpose === 'confirm' ? confirm : unsubscribe;
  // An address without a token is no link of ours.
  const noLink = { code: 'request.not-found', message: t.linkInvalid };
  return (
    <NewsletterLink
      purpose={purpose}
      onPress={() => press(token ?? '')}
      busy={isLoading}
      problem={token ? shownFailure(error, failures) : noLink}
      done={data?.message}
    />
  );
}
