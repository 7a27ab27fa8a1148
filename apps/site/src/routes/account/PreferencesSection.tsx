import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@vestibule/api/account';
import { accountNotices } from '@vestibule/domain/account';
import { AccountSection, PreferencesForm } from '@vestibule/ui/account';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { shownFailure } from '../../app/failure.js';

export function PreferencesSection() {
  const { data: preferences, error, isFetching, refetch } = useGetPreferencesQuery();
  const [update, saving] = useUpdatePreferencesMutation();
  return (
    <AccountSection title="Preferences">
      {preferences && (
        <PreferencesForm
          preferences={preferences}
          onSubmit={update}
          busy={saving.isLoading}
          problem={shownFailure(saving.error)}
          saved={saving.isSuccess ? accountNotices.preferencesSaved : undefined}
        />
      )}
      {!preferences && error && (
        <ErrorBlock
          title="Your preferences could not be loaded"
          text={shownFailure(error)?.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!preferences && !error && <Loading>Loading your preferences...</Loading>}
    </AccountSection>
  );
}
