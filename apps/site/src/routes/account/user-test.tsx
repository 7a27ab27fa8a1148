import { useLazyGetProfileQuery } from '@vestibule/api/account';
import { STORAGE_KEYS } from '@vestibule/api/transport';
import { Button } from '@vestibule/ui/actions';
import { Cluster, PageHeader, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useState } from 'react';
import { browserKeeps } from '../../app/browser-storage.js';
import { shownFailure } from '../../app/failure.js';
import { inDefaultLanguage } from '../../app/in-default-language.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import { useAuth } from '../../app/use-auth.js';
import { tokenVerdict } from './token-verdict.js';
import { routes } from '../../hotel-routes.js';

const trail = [{ label: 'Home', href: routes.home }, { label: 'User Test' }];

/** Spec 2, Debug and test pages: authentication state and what storage holds. */
function UserTest() {
  const { status, user } = useAuth();
  const [getProfile, { isFetching }] = useLazyGetProfileQuery();
  const [answer, setAnswer] = useState('');
  const show = async () => {
    const { data, error } = await getProfile();
    setAnswer(data ? JSON.stringify(data, undefined, 2) : (shownFailure(error)?.message ?? ''));
  };
  const validate = async () => {
    const stored = browserKeeps.getItem(STORAGE_KEYS.token) !== null;
    const { data, error } = stored ? await getProfile() : {};
    setAnswer(tokenVerdict({ stored, answered: Boolean(data), failure: shownFailure(error) }));
  };
  return (
    <>
      <PageMeta title="User Test" description="Authentication state." noindex />
      <PageHeader title="User Test" before={<Breadcrumbs items={trail} />} />
      <Section style={screenHigh}>
        <Stack gap="lg">
          <p>
            Authentication: <strong>{status}</strong>
            {user && <>, {user.email}</>}
          </p>
          <Cluster>
            <Button busy={isFetching} onClick={() => void show()}>
              Get Profile
            </Button>
            <Button variant="secondary" busy={isFetching} onClick={() => void validate()}>
              Validate Token
            </Button>
            <Button variant="secondary" onClick={() => setAnswer(storageReport())}>
              Check LocalStorage
            </Button>
          </Cluster>
          <output style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</output>
        </Stack>
      </Section>
    </>
  );
}

export default inDefaultLanguage(UserTest);

/** Whether each key is there, never what it holds. */
function storageReport(): string {
  return Object.values(STORAGE_KEYS)
    .map((key) => `${key}: ${browserKeeps.getItem(key) === null ? 'missing' : 'present'}`)
    .join('\n');
}
